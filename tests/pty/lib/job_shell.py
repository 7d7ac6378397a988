"""The parts of a shell that Ctrl-Z needs: runs a program in the foreground; when it is stopped, prints the state of the
terminal, waits for a line, and continues the program."""
import os
import signal
import sys
import termios


def foreground(group):
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    os.tcsetpgrp(0, group)


def main():
    own = os.getpgrp()
    pid = os.fork()
    if pid == 0:
        os.setpgid(0, 0)
        foreground(os.getpid())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        os.execv(sys.argv[1], sys.argv[1:])
    while True:
        _, status = os.waitpid(pid, os.WUNTRACED)
        foreground(own)
        if not os.WIFSTOPPED(status):
            sys.exit(os.waitstatus_to_exitcode(status) & 127)
        cooked = termios.tcgetattr(0)[3] & termios.ICANON
        print(f"[stopped, terminal {'cooked' if cooked else 'raw'}]", flush=True)
        sys.stdin.readline()
        foreground(pid)
        os.kill(-pid, signal.SIGCONT)


main()

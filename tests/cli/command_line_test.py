"""What is misspelt on the command line is told with what is nearest to it, and where to look."""
import table


class CommandLine(table.Table):
    def refused(self, *words):
        return self.run_it(*words, status=64).err

    def test_a_command(self):
        self.assertIn("there is no command 'ply'; did you mean play?", self.refused("ply"))

    def test_an_option(self):
        for words, wrong, meant in ((("play", "--plyers", "Aki,Binh"), "--plyers", "--players"),
                                    (("stats", "--bye=role"), "--bye=role", "--by")):
            err = self.refused(*words)
            self.assertIn(f"not expected: {wrong}; did you mean '{meant}'?\nnarrator {words[0]} --help tells", err)
        self.assertNotIn("did you mean", self.refused("stats", "--zzzzzz"))
        self.assertNotIn("did you mean", self.refused("play", "secret-hitler", "again", "and-again"))


if __name__ == "__main__":
    table.main()

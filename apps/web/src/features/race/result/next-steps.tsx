import { Button } from "@mantine/core";
import { classes } from "@triplan/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import page from "../styles/race-page.module.css";
import styles from "./result.module.css";

/** After the plan's own race. `nextRace` opens the form of the plan after it. */
export const AfterOwnRace = ({ nextRace }: { nextRace: ReactNode }) => (
  <>
    <p className={styles.help}>Rest first. Easy movement is enough for a week or two.</p>
    <div className={styles.buttons}>
      {nextRace}
      <Button variant="default" component={Link} to="/?view=season">
        See your season
      </Button>
    </div>
  </>
);

/** Before the plan's own race: the plan after it can be made already. */
export const RaceAfterThisOne = ({ nextRace }: { nextRace: ReactNode }) => (
  <section className={classes(page.panel, styles.ahead)} aria-labelledby="race-after">
    <h2 id="race-after">After this race</h2>
    <p className={page.lead}>
      The plan of your next race can begin the day after this one, with time to recover.
    </p>
    <div className={styles.buttons}>{nextRace}</div>
  </section>
);

const AFTER_START = "The days after it are easy in your plan. Then it goes on.";
const AFTER_NO_START =
  "The days after it are still easy in your plan. Your plan asks whether they come back; nothing changes without a yes.";

/** After a race on the way; a race that was not started may give the days after it back. */
export const AfterRaceOnTheWay = ({ isStarted }: { isStarted: boolean }) => (
  <>
    <p className={styles.help}>{isStarted ? AFTER_START : AFTER_NO_START}</p>
    <div className={styles.buttons}>
      {!isStarted && (
        <Button variant="default" component={Link} to="/proposals">
          See what your plan asks
        </Button>
      )}
      <Button variant="default" component={Link} to="/races">
        See your races
      </Button>
    </div>
  </>
);

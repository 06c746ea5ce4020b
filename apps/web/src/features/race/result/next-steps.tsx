import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import styles from "./result.module.css";

/** After the plan's own race. `newPlanState` is router state that opens the form of a new plan. */
export const AfterOwnRace = ({ newPlanState }: { newPlanState: object }) => (
  <>
    <p className={styles.help}>Rest first. Easy movement is enough for a week or two.</p>
    <div className={styles.buttons}>
      <Button variant="default" component={Link} to="/" state={newPlanState}>
        Plan your next race
      </Button>
      <Button variant="default" component={Link} to="/?view=season">
        See your season
      </Button>
    </div>
  </>
);

/** After a race on the way. */
export const AfterRaceOnTheWay = () => (
  <>
    <p className={styles.help}>The days after it are easy in your plan. Then it goes on.</p>
    <div className={styles.buttons}>
      <Button variant="default" component={Link} to="/races">
        See your races
      </Button>
    </div>
  </>
);

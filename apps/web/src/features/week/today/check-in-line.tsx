import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { FRESH_MS } from "../../../shared/network/cache-times.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import styles from "./check-in-line.module.css";

/** One line while the check-in of the last week waits for the athlete. */
export function CheckInLine({ planId }: { planId: number }) {
  const { data } = trpc.checkIn.ready.useQuery({ planId }, { staleTime: FRESH_MS });
  if (!data || data.week === null) return null;
  return (
    <section className={styles.line} aria-label="Check-in">
      <p>
        <b>Week {data.week} is over.</b> See how it went and what comes next: it takes a minute.
      </p>
      <Button variant="default" component={Link} to={`/check-in?plan=${planId}`}>
        Review week {data.week}
      </Button>
    </section>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { momentText } from "../../shared/dates/moment-text.ts";
import { browserTimeZone } from "../../shared/dates/today.ts";
import { markReached, useShownSince } from "../../shared/offline/reach.ts";
import styles from "./bars.module.css";

const RETRY_MS = 15_000;

const isServerUp = () =>
  fetch("/api/health/live", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Says that the page shows what was kept on this device, until the server can be reached. */
export function OutOfReach() {
  const shownSince = useShownSince();
  const isOut = shownSince !== null;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOut) return undefined;
    const look = async () => {
      if (!(await isServerUp())) return;
      markReached();
      await queryClient.invalidateQueries();
    };
    const run = () => void look();
    const timer = setInterval(run, RETRY_MS);
    window.addEventListener("online", run);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", run);
    };
  }, [isOut, queryClient]);
  return (
    <output className={styles.bar} hidden={!isOut}>
      {isOut && (
        <span>
          <b>Triplan can&apos;t be reached.</b> You see what this device saved on{" "}
          {momentText(new Date(shownSince), browserTimeZone())}.
        </span>
      )}
    </output>
  );
}

import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { PlanRow } from "../../shared/network/trpc.ts";
import styles from "./take-along.module.css";
import ways from "./way-card.module.css";

/** The calendar of a plan as a file, for programs that can't follow a link. */
export const CalendarFiles = ({ plans }: { plans: readonly PlanRow[] }) => (
  <div className={ways.files}>
    <p className={ways.small}>
      Or a copy of today, for programs that can&apos;t follow a link. Later changes don&apos;t reach
      it.
    </p>
    <ul className={styles.files}>
      {plans.map(({ id, name }) => (
        <li key={id} className={styles.file}>
          <bdi>{name}</bdi>
          <Button
            component="a"
            variant="default"
            href={`/api/training-plans/${id}/calendar.ics`}
            download
            aria-label={`Download .ics of ${name}`}
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Download .ics
          </Button>
        </li>
      ))}
    </ul>
  </div>
);

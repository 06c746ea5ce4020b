import { Button } from "@mantine/core";
import { IconCalendar, IconFileTypePdf } from "@tabler/icons-react";
import { currentWeek } from "@triplan/domain";
import { Link } from "react-router-dom";
import { useToday } from "../../shared/dates/today.ts";
import { NOTICES } from "../../shared/notifications/messages.ts";
import { notifyInfo } from "../../shared/notifications/notify.ts";
import { useFeature } from "../../shared/network/use-feature.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import styles from "./progress-card.module.css";
import { printWeekPath } from "../../shared/plans/print-path.ts";
import { ShareButton } from "./share-button.tsx";

/** Shares or exports a plan; real features take the place of their placeholders. */
export function ExportCard({ plan }: { plan: PlanRow }) {
  const hasPdf = useFeature("pdf-export");
  const today = useToday();
  const hasCalendar = useFeature("calendar-export");
  return (
    <section className={styles.card} aria-labelledby="export">
      <h2 id="export" className={styles.title}>
        Export
      </h2>
      <p className={styles.goal}>Take your plan with you, or show it to someone.</p>
      <div className={styles.buttons}>
        {hasPdf ? (
          <Button
            component={Link}
            to={printWeekPath(plan.id, currentWeek(plan.startDate, today, plan.totalWeeks))}
            variant="default"
            leftSection={<IconFileTypePdf size={16} aria-hidden />}
          >
            PDF
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={16} aria-hidden />}
            onClick={() => notifyInfo(NOTICES.pdf)}
          >
            PDF
          </Button>
        )}
        {hasCalendar ? (
          <Button
            component={Link}
            to="/take-along"
            variant="default"
            leftSection={<IconCalendar size={16} aria-hidden />}
          >
            Calendar
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconCalendar size={16} aria-hidden />}
            onClick={() => notifyInfo(NOTICES.calendar)}
          >
            Calendar
          </Button>
        )}
        <ShareButton plan={plan} />
      </div>
    </section>
  );
}

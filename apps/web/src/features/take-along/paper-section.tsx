import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { currentWeek } from "@triplan/domain";
import { Link } from "react-router-dom";
import { useToday } from "../../shared/dates/today.ts";
import { FormSection } from "../../shared/forms/form-section.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { printSeasonPath, printWeekPath } from "../../shared/plans/print-path.ts";
import styles from "./take-along.module.css";

interface PrintLinkProps {
  to: string;
  label: string;
  planName: string;
}

const PrintLink = ({ to, label, planName }: PrintLinkProps) => (
  <Button
    component={Link}
    to={to}
    variant="default"
    aria-label={`Print ${label.toLowerCase()} of ${planName}`}
    leftSection={<IconPrinter size={16} aria-hidden />}
  >
    {label}
  </Button>
);

/** The pages of each plan that fit the fridge. */
export function PaperSection({ plans }: { plans: readonly PlanRow[] }) {
  const today = useToday();
  return (
    <FormSection
      title="Paper"
      note="A week or the whole season on one page, with boxes to tick. Print it, or keep it as a PDF."
    >
      <ul className={styles.files}>
        {plans.map(({ id, name, startDate, totalWeeks }) => {
          const week = currentWeek(startDate, today, totalWeeks);
          return (
            <li key={id} className={styles.file}>
              <bdi>{name}</bdi>
              <span className={styles.row}>
                <PrintLink to={printWeekPath(id, week)} label={`Week ${week}`} planName={name} />
                <PrintLink to={printSeasonPath(id)} label="Season" planName={name} />
              </span>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}

import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { currentWeek, type Paper } from "@triplan/domain";
import { Link } from "react-router-dom";
import { useToday } from "../../shared/dates/today.ts";
import { DownloadButton } from "../../shared/files/download-button.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { PaperChoice } from "../../shared/paper/paper-choice.tsx";
import { usePaper } from "../../shared/paper/use-paper.ts";
import {
  printSeasonPath,
  printWeekPath,
  seasonPdfPath,
  weekPdfPath,
} from "../../shared/plans/print-path.ts";
import styles from "./paper-section.module.css";
import { SheetPicture, type SheetPictureProps } from "./sheet-picture.tsx";
import { WayCard } from "./way-card.tsx";

interface SheetProps extends SheetPictureProps {
  title: string;
  text: string;
  planName: string;
  to: string;
  /** Below `/api`. */
  pdf: string;
}

const Sheet = ({ of, title, text, planName, to, pdf }: SheetProps) => (
  <div className={styles.sheet}>
    <SheetPicture of={of} />
    <div className={styles.words}>
      <b>{title}</b>
      <span className={styles.text}>{text}</span>
      <span className={styles.buttons}>
        <Button
          component={Link}
          to={to}
          variant="default"
          aria-label={`Print ${title.toLowerCase()} of ${planName}`}
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          Print
        </Button>
        <DownloadButton path={pdf} label="PDF" name={`${title} of ${planName} as PDF`} />
      </span>
    </div>
  </div>
);

/** The pages of a plan that fit the fridge. */
function Sheets({ plan, paper }: { plan: PlanRow; paper: Paper }) {
  const { id, name, startDate, totalWeeks } = plan;
  const week = currentWeek(startDate, useToday(), totalWeeks);
  return (
    <div className={styles.sheets}>
      <Sheet
        of="week"
        title={`Week ${week}`}
        text="One page: tick boxes, and every set written out."
        planName={name}
        to={printWeekPath(id, week)}
        pdf={weekPdfPath(id, week, paper)}
      />
      <Sheet
        of="season"
        title="Season"
        text="All weeks, races and tests on one page."
        planName={name}
        to={printSeasonPath(id)}
        pdf={seasonPdfPath(id, paper)}
      />
    </div>
  );
}

/** Weeks and seasons on paper. */
export function PaperSection({ plans }: { plans: readonly PlanRow[] }) {
  const { paper, choose } = usePaper();
  return (
    <WayCard
      title="Paper"
      Icon={IconPrinter}
      note="For the fridge and the pool deck. Legible in black and white."
      state={<PaperChoice value={paper} onChange={choose} />}
    >
      {plans.map((plan) => (
        <section key={plan.id} className={styles.plan} aria-label={plan.name}>
          {plans.length > 1 && <bdi className={styles.text}>{plan.name}</bdi>}
          <Sheets plan={plan} paper={paper} />
        </section>
      ))}
    </WayCard>
  );
}

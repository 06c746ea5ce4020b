import { Button } from "@mantine/core";
import { DISCIPLINES, listed, type Discipline, type IsoDate } from "@triplan/domain";
import { IconTemperature } from "@tabler/icons-react";
import { useTimeOff, type TimeOffRow } from "../../../shared/time-off/use-time-off.ts";
import type { PlanRow } from "../model/week-types.ts";
import { DOCTOR } from "./time-off-words.ts";
import styles from "./open-time-off.module.css";
import { useEndTimeOff } from "./use-change-time-off.ts";

const ACTIVITIES = {
  swim: "swimming",
  bike: "cycling",
  run: "running",
} as const satisfies Record<Discipline, string>;

function stateOf({ kind, minutesPerDay, sports }: TimeOffRow): string {
  if (kind === "ill") {
    return minutesPerDay === 0
      ? "Nothing is planned until you say that you are well again."
      : `Easy exercises of at most ${minutesPerDay} min a day remain.`;
  }
  const out = DISCIPLINES.filter((sport) => !sports.includes(sport));
  return `No ${listed(out.map((sport) => ACTIVITIES[sport]))} until you say that you are well again.`;
}

interface OpenTimeOffProps {
  plan: PlanRow;
  today: IsoDate;
}

/** One quiet line while an illness or an injury lasts. */
export function OpenTimeOff({ plan, today }: OpenTimeOffProps) {
  const open = useTimeOff(plan.id).filter(
    ({ fromDate, toDate }) => toDate === null && fromDate <= today,
  );
  const { end, isPending } = useEndTimeOff(today);
  return open.map((timeOff) => (
    <section key={timeOff.id} className={styles.line} aria-label="Time off">
      <IconTemperature size={20} aria-hidden />
      <div>
        <p>
          <b>Get well first.</b> {stateOf(timeOff)}
        </p>
        {timeOff.kind === "ill" && <p className={styles.doctor}>{DOCTOR}</p>}
      </div>
      <Button variant="default" h={36} disabled={isPending} onClick={() => end(timeOff)}>
        I'm well again
      </Button>
    </section>
  ));
}

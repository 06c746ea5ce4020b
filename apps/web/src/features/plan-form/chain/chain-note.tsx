import { Button } from "@mantine/core";
import { formatDate, type IsoDate } from "@triplan/domain";
import { countRecoveryFromRace, type PlanRequest } from "@triplan/plan-engine";
import { useMemo } from "react";
import type { Follows } from "../draft/follows.ts";
import type { UpdatePlan } from "../draft/use-plan-draft.ts";
import styles from "./chain-note.module.css";

interface ChainNoteProps {
  follows: Follows;
  today: IsoDate;
  /** Null while the values make no plan. */
  request: PlanRequest | null;
  update: UpdatePlan;
}

const weeksText = (weeks: number) => (weeks === 1 ? "first week lets" : `first ${weeks} weeks let`);

/** What the race before means for the first weeks of the plan. */
export function chainText(
  { raceBefore }: Pick<Follows, "raceBefore">,
  { weeks, today }: { weeks: number; today: IsoDate },
): string {
  const { raceDate } = raceBefore;
  const start = raceDate >= today ? "This plan begins the day after that race. " : "";
  if (weeks === 0) return `${start}It begins with what you trained for that race.`;
  return `${start}Its ${weeksText(weeks)} you recover from the race on ${formatDate(raceDate)}. Then it builds on what you trained for it.`;
}

/** Says which plan the new one follows, and lets go of it. */
export function ChainNote({ follows, today, request, update }: ChainNoteProps) {
  const weeks = useMemo(() => (request ? countRecoveryFromRace(request) : 0), [request]);
  return (
    <section className={styles.note} aria-label="The plan before">
      <p>
        Follows “<bdi>{follows.name}</bdi>”. {chainText(follows, { weeks, today })}
      </p>
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => update(({ follows: _before, ...last }) => last)}
      >
        Start without it
      </Button>
    </section>
  );
}

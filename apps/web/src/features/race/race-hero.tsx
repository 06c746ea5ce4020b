import { Button } from "@mantine/core";
import { IconPencil, IconPrinter } from "@tabler/icons-react";
import { daysBetween, formatDateWithDay, formatHours } from "@triplan/domain";
import { planRequestOf } from "@triplan/plan-engine";
import { Glyph, useUnits } from "@triplan/ui";
import { useToday } from "../../shared/dates/today.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { legsText } from "../../shared/races/legs-text.ts";
import { NextThing } from "./next-thing.tsx";
import styles from "./race-hero.module.css";
import type { RaceDay } from "./model/race-types.ts";
import { StartField } from "./start-field.tsx";
import { RaceTimesPart } from "./times/race-times.tsx";
import type { RaceNow } from "./model/use-race-clock.ts";

interface RaceHeroProps {
  plan: PlanRow;
  race: RaceDay;
  now: RaceNow;
  onEditGoal: () => void;
}

/** The race with its countdown, the next thing to do, and its times. */
export function RaceHero({ plan, race, now, onEditGoal }: RaceHeroProps) {
  const units = useUnits();
  const { distances } = planRequestOf(plan);
  const isBefore = now.stage !== "over";
  return (
    <section className={styles.hero} aria-labelledby="race">
      <div className={styles.left}>
        <Countdown race={race} now={now} />
        <h1 id="race" className={styles.name}>
          <Glyph name="flag" size={20} />
          <span dir="auto">{plan.name}</span>
        </h1>
        <p>{formatDateWithDay(race.raceDate)}</p>
        <p className={styles.muted}>{legsText(distances, units)}</p>
        <NextThing race={race} now={now} />
        {isBefore ? <StartField race={race} /> : null}
        <div className={styles.actions}>
          {isBefore && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={onEditGoal}
            >
              {race.times.goalSeconds === null ? "Set a goal" : "Edit goal"}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            Print race card
          </Button>
        </div>
      </div>
      <RaceTimesPart plan={plan} race={race} isBefore={isBefore} />
    </section>
  );
}

function Countdown({ race, now }: Pick<RaceHeroProps, "race" | "now">) {
  const days = daysBetween(useToday(), race.raceDate);
  const { stage, startMinute, minute } = now;
  if (stage === "over") return <p className={styles.countdown}>Race done</p>;
  if (stage === "racing") return <p className={styles.countdown}>Race on</p>;
  if (stage === "day") return <p className={styles.countdown}>Today</p>;
  const isMorning = stage === "morning" && startMinute !== null;
  return (
    <p className={styles.countdown}>
      <b>{isMorning ? formatHours(startMinute - minute) : days}</b>
      <span>{isMorning ? "hours to your start" : days === 1 ? "day to" : "days to"}</span>
    </p>
  );
}

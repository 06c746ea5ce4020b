import { Field } from "@triplan/ui";
import { useState } from "react";
import styles from "./race-hero.module.css";
import type { RaceDay } from "./model/race-types.ts";
import { useUpdateRaceDay } from "./model/use-update-race-day.ts";

/** The start of the race, saved by Enter and when the field is left. */
export function StartField({ race: { planId, startsAt } }: { race: RaceDay }) {
  /** Null while the field shows the stored start. */
  const [typed, setTyped] = useState<string | null>(null);
  const { setStart } = useUpdateRaceDay(planId);
  const save = () => {
    const next = typed || null;
    if (typed !== null && next !== startsAt) setStart(next);
    setTyped(null);
  };
  return (
    <Field
      type="time"
      className={styles.start}
      label="Your start"
      help="Local time at the race"
      value={typed ?? startsAt ?? ""}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === "Enter") save();
      }}
    />
  );
}

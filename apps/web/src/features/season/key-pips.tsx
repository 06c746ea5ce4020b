import { VisuallyHidden } from "@mantine/core";
import { classes, Glyph, SportIcon, sportClass } from "@triplan/ui";
import type { SeasonWeek } from "./season-totals.ts";
import styles from "./key-pips.module.css";

const STATES = {
  done: "done",
  "off-plan": "done, not as planned",
  unsure: "a recording may be it",
  missed: "not done",
  planned: "to come",
} as const;

export interface PipProps {
  sport: SeasonWeek["keySessions"][number]["type"];
  state: keyof typeof STATES;
}

export const Pip = ({ sport, state }: PipProps) => (
  <span className={classes(styles.pip, sportClass(sport))} data-state={state}>
    {state === "missed" || state === "unsure" ? (
      <Glyph name={state === "missed" ? "cross" : "question"} size={14} />
    ) : (
      <SportIcon discipline={sport} variant="line" size={14} />
    )}
  </span>
);

/** The key sessions of a week with their states. */
export const KeyPips = ({ sessions }: { sessions: SeasonWeek["keySessions"] }) => (
  <ul className={styles.pips}>
    {sessions.map(({ exerciseId, type, name, state }) => (
      <li key={exerciseId} title={`${name}, ${STATES[state]}`}>
        <Pip sport={type} state={state} />
        <VisuallyHidden>
          {name}, {STATES[state]}
        </VisuallyHidden>
      </li>
    ))}
  </ul>
);

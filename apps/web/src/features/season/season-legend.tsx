import { Legend, Swatch } from "@triplan/ui";
import { Pip } from "./key-pips.tsx";
import styles from "./season-legend.module.css";

const bar = (kind: "fill" | "outline" | "hatch") => (
  <span className={styles.bar}>
    <Swatch kind={kind} />
  </span>
);

/** What bars and key sessions mean. */
export const SeasonLegend = () => (
  <Legend
    items={[
      { name: "done", sign: bar("fill") },
      { name: "planned", sign: bar("outline") },
      { name: "recovery week", sign: bar("hatch") },
      { name: "key session done", sign: <Pip sport="run" state="done" /> },
      { name: "done, not as planned", sign: <Pip sport="run" state="off-plan" /> },
      { name: "to come", sign: <Pip sport="run" state="planned" /> },
      { name: "not done", sign: <Pip sport="run" state="missed" /> },
    ]}
  />
);

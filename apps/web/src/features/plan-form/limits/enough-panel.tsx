import { IconCircleCheck } from "@tabler/icons-react";
import type { SeasonPreview } from "@triplan/plan-engine";
import styles from "./coverage.module.css";
import { CoverageList } from "./coverage-list.tsx";

/** The calm state: the longest exercises beside the race. */
export const EnoughPanel = ({ season }: { season: SeasonPreview }) => (
  <section className={styles.enough} aria-labelledby="plan-is-enough">
    <h3 id="plan-is-enough" className={styles.heading}>
      <IconCircleCheck size={20} aria-hidden />
      Your weeks prepare you for the distance
    </h3>
    <CoverageList preparation={season.preparation} />
  </section>
);

import type { Examples } from "../gallery/example.ts";
import styles from "../gallery/Gallery.module.css";
import { SAMPLE_STEPS } from "../gallery/sample-exercise.ts";
import { StepProfile } from "./StepProfile.tsx";

export const examples: Examples = {
  swim: (
    <div className={styles.row}>
      <StepProfile discipline="swim" steps={SAMPLE_STEPS} />
    </div>
  ),
  run: (
    <div className={styles.row}>
      <StepProfile discipline="run" steps={SAMPLE_STEPS} />
    </div>
  ),
};

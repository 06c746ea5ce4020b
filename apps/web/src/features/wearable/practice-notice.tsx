import { IconInfoCircle } from "@tabler/icons-react";
import { WEARABLE } from "@triplan/domain";
import styles from "./wearable-page.module.css";

/** Shown without real API keys, so that nobody takes generated activities for their own. */
export const PracticeNotice = () => (
  <p className={styles.notice} role="note">
    <IconInfoCircle size={16} aria-hidden />
    <span>
      <b>This is a practice provider, not {WEARABLE.name}.</b> Its athletes and activities are made
      up, so that you can try everything here.
    </span>
  </p>
);

import styles from "./settings.module.css";

/** Advice on a good week; nothing is enforced. */
export const ScheduleTips = () => (
  <section className={styles.tips} aria-labelledby="schedule-tips">
    <h3 id="schedule-tips">Tips</h3>
    <ul>
      <li>Choose the days on which you can train, and how many hours you have on each.</li>
      <li>Keep at least one rest day a week so your body can adapt.</li>
      <li>Endurance days are for your longer sessions.</li>
      <li>The suggested hours depend on the length of your race.</li>
    </ul>
  </section>
);

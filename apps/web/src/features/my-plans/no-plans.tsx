import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import styles from "./my-plans.module.css";

export const NoPlans = ({ onCreate }: { onCreate: () => void }) => (
  <section className={styles.empty} aria-labelledby="no-plans">
    <IconCalendarPlus size={32} aria-hidden />
    <h2 id="no-plans" className={styles.emptyTitle}>
      No training plans yet
    </h2>
    <p>Tell Triplan your race and your hours, and it lays out every week up to the start line.</p>
    <Button size="md" onClick={onCreate}>
      Create Your First Plan
    </Button>
  </section>
);

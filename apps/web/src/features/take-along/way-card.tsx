import type { IconCalendar } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import styles from "./way-card.module.css";

interface WayCardProps {
  title: string;
  Icon: typeof IconCalendar;
  /** What it is for, in a sentence. */
  note: string;
  /** Its state or its switch, beside the title. */
  state?: ReactNode;
  children: ReactNode;
}

/** One way to take the plan along. */
export function WayCard({ title, Icon, note, state, children }: WayCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <Icon size={20} aria-hidden />
        <h2 id={id}>{title}</h2>
        <span className={styles.state}>{state}</span>
      </header>
      <p className={styles.note}>{note}</p>
      {children}
    </section>
  );
}

import type { ReactNode, Ref } from "react";
import styles from "./PageHead.module.css";

export interface PageHeadProps {
  title: string;
  /** The title can be focused by script, such as after its neighbour was deleted. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** One or two sentences about the page. */
  description: ReactNode;
  /** A button at the end of the title's line. */
  action?: ReactNode;
}

/** The heading of a page, with what the page is for. */
export function PageHead({ title, titleRef, description, action }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h1 className={styles.title} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h1>
        {action}
      </div>
      <p>{description}</p>
    </div>
  );
}

import type { ReactNode, Ref } from "react";
import styles from "./PageTitle.module.css";

export interface PageTitleProps {
  title: string;
  /** Makes the title focusable by script. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** One or two sentences about the page. */
  description: ReactNode;
  /** A button at the end of the title's line. */
  action?: ReactNode;
}

/** The title of a page, with what the page is for. */
export const PageTitle = ({ title, titleRef, description, action }: PageTitleProps) => (
  <>
    <div className={styles.line}>
      <h1 className={styles.title} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h1>
      {action}
    </div>
    <p className={styles.description}>{description}</p>
  </>
);

import styles from "./PageHead.module.css";
import { PageTitle, type PageTitleProps } from "./PageTitle.tsx";

/** The head of a page as wide as the app: its title with the space around it. */
export const PageHead = (props: PageTitleProps) => (
  <div className={styles.head}>
    <PageTitle {...props} />
  </div>
);

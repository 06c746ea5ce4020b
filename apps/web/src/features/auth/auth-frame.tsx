import { Logo, PageTitle } from "@triplan/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { InertUntilHydrated } from "../../shared/hydration/inert-until-hydrated.tsx";
import styles from "./auth-page.module.css";
import { Marketing } from "./marketing.tsx";

interface AuthFrameProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** The pages before a login: a form beside what Triplan does. */
export const AuthFrame = ({ title, description, children }: AuthFrameProps) => (
  <InertUntilHydrated className={styles.split}>
    <header className={styles.head}>
      <Link to="/" className={styles.logo}>
        <Logo />
        Triplan
      </Link>
    </header>
    <main className={styles.main}>
      <div className={styles.form}>
        <PageTitle title={title} description={description} />
        {children}
      </div>
    </main>
    <section className={styles.marketing} aria-label="What Triplan does">
      <Marketing />
    </section>
  </InertUntilHydrated>
);

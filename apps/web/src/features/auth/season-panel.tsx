import { lazy, Suspense } from "react";
import styles from "./marketing.module.css";

// Lazy, because the engine is larger than the rest of the page.
const SeasonFigure = lazy(async () => ({
  default: (await import("./season-figure.tsx")).SeasonFigure,
}));

export const SeasonPanel = () => (
  <article className={styles.wide}>
    <div>
      <h2 className={styles.title}>AI-powered periodization</h2>
      <p className={styles.text}>
        Base, build, peak and taper, worked out from your race date. Easier weeks in between let
        your body adapt.
      </p>
    </div>
    <figure className={styles.figure}>
      <Suspense>
        <SeasonFigure />
      </Suspense>
    </figure>
  </article>
);

import type { StartBasis } from "@triplan/domain";
import { Link } from "react-router-dom";
import { loadSourceText, totalLoadSources } from "./load-texts.ts";
import panel from "./progress-page.module.css";
import type { Progress } from "./progress-types.ts";

const BASES = {
  recordings: "your recordings of six weeks or more before the plan",
  "recent-recordings": "your recordings of the last weeks before the plan",
  hours: "the weekly hours that you named",
  "first-week": "the first weeks of your plan, as nothing was recorded before it",
} as const satisfies Record<StartBasis, string>;

interface HowFiguresAreMadeProps {
  progress: Progress;
}

/** What each figure of the page means and which data it comes from. */
export function HowFiguresAreMade({ progress }: HowFiguresAreMadeProps) {
  const { start } = progress.fitness;
  const sources = loadSourceText(totalLoadSources(progress.weeks));
  return (
    <details className={panel.panel}>
      <summary className={panel.summary}>Where do these figures come from?</summary>
      <dl className={panel.meanings}>
        <dt>On plan</dt>
        <dd>
          Key exercises of the last 21 days and hours of the last 28, finished days only. An
          exercise counts for at most 120 % of its time, so a long one does not make up for a missed
          one.
        </dd>
        <dt>Load</dt>
        <dd>
          100 is an hour at threshold. It comes from power, heart rate, pace or how hard it felt,
          whichever is known first, else from the plan. Everything you did counts once.
          {sources !== "" && ` So far: ${sources}.`}
        </dd>
        <dt>Fitness and form</dt>
        <dd>
          Fitness is the load of about six weeks, form is fitness minus the load of about one. They
          start from {BASES[start.basis]}, known to about {start.errorPercent} %, so form is drawn
          with a grey band that narrows with time. From today on they assume that you do what is
          planned.
        </dd>
        <dt>Predicted finish</dt>
        <dd>
          Your legs at today&apos;s paces and five minutes for transitions: what you could race now,
          not a promise.
        </dd>
      </dl>
      <Link to="/how-your-plan-is-made">How your plan is made</Link>
    </details>
  );
}

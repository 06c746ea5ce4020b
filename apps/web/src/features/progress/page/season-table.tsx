import { formatHours } from "@triplan/domain";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import panel from "./progress-page.module.css";
import type { Progress } from "./progress-types.ts";
import { phaseText, weekMorning } from "./season-figures.ts";

const HEADS = [
  "Phase",
  "Hours planned",
  "Hours done",
  "Load planned",
  "Load done",
  "Fitness",
  "Form",
];

/** The figures behind the chart of the season. */
export function SeasonTable({ plan, progress }: { plan: PlanRow; progress: Progress }) {
  return (
    <details className={panel.details}>
      <summary>The figures as a table</summary>
      <table className={panel.table}>
        <caption>{plan.name}: fitness and form on the first morning of each week</caption>
        <thead>
          <tr>
            {["Week", ...HEADS].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {progress.weeks.map((each) => {
            const { fitness, form } = weekMorning(progress.fitness, each.week);
            const isAhead = each.week > progress.week;
            const done = each.isUnanswered ? "no record" : formatHours(each.doneMinutes);
            return (
              <tr key={each.week}>
                <th scope="row">{each.week}</th>
                <td>{phaseText(each)}</td>
                <td>{formatHours(each.plannedMinutes)}</td>
                <td>{isAhead ? "–" : done}</td>
                <td>{each.plannedLoad}</td>
                <td>{isAhead || each.isUnanswered ? "–" : each.doneLoad}</td>
                <td>{fitness}</td>
                <td>{form}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

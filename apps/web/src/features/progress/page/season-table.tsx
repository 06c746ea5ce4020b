import { formatHours } from "@triplan/domain";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { loadSourceText } from "./load-texts.ts";
import panel from "./progress-page.module.css";
import type { Progress } from "./progress-types.ts";
import { phaseText, weekMorning } from "./season-figures.ts";
import styles from "./season-table.module.css";

const HEADS = ["Phase", "Hours", "Load", "Load from", "Fitness", "Form"];

/** The figures behind the chart of the season. */
export function SeasonTable({ plan, progress }: { plan: PlanRow; progress: Progress }) {
  return (
    <details className={panel.details}>
      <summary>The figures as a table</summary>
      <table className={styles.table}>
        <caption>
          {plan.name}: hours and load done / planned, fitness and form on the first morning of each
          week
        </caption>
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
            return (
              <tr key={each.week}>
                <th scope="row">{each.week}</th>
                <td>{phaseText(each)}</td>
                <td>
                  {doneText(each, progress.week, formatHours(each.doneMinutes))}
                  {formatHours(each.plannedMinutes)}
                </td>
                <td>
                  {doneText(each, progress.week, String(each.doneLoad))}
                  {each.plannedLoad}
                </td>
                <td>{loadSourceText(each.loadSources) || "–"}</td>
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

/** What was done before the planned figure; nothing for weeks to come. */
function doneText(
  { week, isUnanswered }: Progress["weeks"][number],
  current: number,
  done: string,
): string {
  if (week > current) return "";
  return isUnanswered ? "no record / " : `${done} / `;
}

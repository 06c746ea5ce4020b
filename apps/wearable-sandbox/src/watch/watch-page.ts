import type { Athlete } from "../athletes/athlete.ts";
import { pageShell } from "../http/page-shell.ts";
import type { WorkoutDocument } from "../partner/workout-document.ts";
import { escapeHtml } from "../shared/escape-html.ts";
import type { World } from "../world/world.ts";
import { receivedWorkouts } from "./received-workouts.ts";
import { stepWords } from "./step-words.ts";

/** The athletes whose watches can be looked at. */
export const watchesPage = (athletes: readonly Athlete[]): string =>
  pageShell(
    "Watches",
    `<p>Choose an athlete to see the planned workouts on the watch.</p>
<ul class="watches">
${athletes.map(({ userId, name }) => `<li><a href="/watch/${encodeURIComponent(userId)}">${escapeHtml(name)}</a></li>`).join("\n")}
</ul>`,
  );

/** What an athlete's watch received, day by day. */
export function watchPage(world: World, { userId, name }: Athlete): string {
  const days = [...Map.groupBy(receivedWorkouts(world, userId), ({ date }) => date).entries()].map(
    ([date, received]) => `<section>
<h2>${date === null ? "Without a day" : `<time datetime="${date}">${dayWords(date)}</time>`}</h2>
${received.map(({ workout }) => workoutArticle(workout)).join("\n")}
</section>`,
  );
  return pageShell(
    `Watch of ${name}`,
    `${days.length > 0 ? days.join("\n") : "<p>No planned workouts yet.</p>"}
<p><a href="/watch">All watches</a></p>`,
  );
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const dayWords = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

const SPORT_WORDS = { RUNNING: "Run", CYCLING: "Ride", LAP_SWIMMING: "Swim" } as const;
const POOL_UNITS = { METER: "m", YARD: "yd" } as const;

function workoutArticle(workout: WorkoutDocument): string {
  const { workoutName, sport, description, poolLength, poolLengthUnit, segments } = workout;
  const pool = poolLength
    ? ` · ${Number(poolLength.toFixed(2))} ${POOL_UNITS[poolLengthUnit ?? "METER"]} pool`
    : "";
  return `<article>
<h3>${escapeHtml(workoutName)}</h3>
<p class="sport">${SPORT_WORDS[sport]}${pool}</p>
<ol>
${segments.flatMap(({ steps }) => steps.map((step) => stepItem(sport, step))).join("\n")}
</ol>
${description ? `<details><summary>Notes</summary><p>${escapeHtml(description)}</p></details>` : ""}
</article>`;
}

type Step = WorkoutDocument["segments"][number]["steps"][number];

function stepItem(sport: WorkoutDocument["sport"], step: Step): string {
  if (step.type === "WorkoutRepeatStep") {
    return `<li>${step.repeatValue} times
<ol>
${step.steps.map((each) => stepItem(sport, each)).join("\n")}
</ol></li>`;
  }
  const note = step.description ? `<small>${escapeHtml(step.description)}</small>` : "";
  return `<li>${escapeHtml(stepWords(sport, step))}${note}</li>`;
}

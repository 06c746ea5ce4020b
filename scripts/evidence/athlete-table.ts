import { formatHours } from "@triplan/domain";
import { ATHLETE_NAMES, type AthleteName } from "./athletes.ts";
import { isLoad, minutesOf, planFor, rungsOf, zoneShares, exercisesOf } from "./plan-facts.ts";

const HEAD = [
  "Race, level, weeks",
  "Hours: start, biggest, mean",
  "Longest swim",
  "Longest ride",
  "Longest run",
  "Zones 1–2 / 3–4 / 5",
  "Ladders, climbed",
];

/** A row of figures for each athlete, as a Markdown table. */
export function athleteTable(): string {
  const rows = ATHLETE_NAMES.map(athleteRow);
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(HEAD), rule, ...rows.map(line)].join("\n");
}

function athleteRow(name: AthleteName): string[] {
  const { request, plan, preview } = planFor(name);
  const minutes = plan.weeks.map((week) => minutesOf(week));
  const start = plan.weeks.find(isLoad);
  const mean = minutes.reduce((total, each) => total + each, 0) / minutes.length;
  const hours = [start ? minutesOf(start) : 0, Math.max(...minutes), Math.round(mean / 5) * 5];
  const longest = (["swim", "bike", "run"] as const).map((type) => {
    const { minutes: most, reached, race } = preview.preparation[type];
    return `${Math.round(most)} min, ${Math.round((100 * reached) / race)} %`;
  });
  const ladders = [...rungsOf(plan).values()].filter(({ length }) => length > 1);
  const climbed = ladders.filter((rungs) => (rungs.at(-1) ?? 0) > (rungs[0] ?? 0));
  return [
    `${request.raceType}, ${request.level}, ${request.totalWeeks}${suffixOf(name)}`,
    hours.map((each) => formatHours(each)).join(", "),
    ...longest,
    zoneShares(exercisesOf(plan.weeks)).join(" / "),
    `${ladders.length}, ${climbed.length}`,
  ];
}

const SUFFIXES = ["optimised", "goal", "slow", "fast", "half-hours", "9h", "16h", "20h"] as const;

const suffixOf = (name: AthleteName) => {
  const suffix = SUFFIXES.find((each) => name.includes(each));
  return suffix ? `, ${suffix.replace("-", " ").replace(/(\d)h/, "$1 h")}` : "";
};

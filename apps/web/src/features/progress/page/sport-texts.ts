import {
  figureText,
  formatMonthAndDay,
  MIN_THRESHOLD_SETS,
  planPaceFigure,
  type Discipline,
  type Units,
  capitalized,
} from "@triplan/domain";
import type { SportFigures } from "./progress-types.ts";

/** What the tile calls each sport and its figure. */
export const SPORT_WORDS = {
  swim: { name: "Swimming", what: "pace", recordings: ["swim", "swims"] },
  bike: { name: "Cycling", what: "speed", recordings: ["ride", "rides"] },
  run: { name: "Running", what: "pace", recordings: ["run", "runs"] },
} as const satisfies Record<Discipline, object>;

/** Less is within what a test measures. */
const MIN_GAIN = 0.01;

/** How much faster the athlete is than when the plan began; null while nothing new is measured. */
export function gainText(sport: SportFigures, units: Units): string | null {
  const { discipline, start, current, percent } = sport;
  if (percent === null) return null;
  const gain = discipline === "bike" ? current - start : start - current;
  if (Math.abs(gain) < MIN_GAIN * start) return "unchanged";
  const faster = gain > 0 ? "faster" : "slower";
  const [a, b] = [start, current].map((pace) => planPaceFigure(discipline, pace, units));
  const unit = a?.unit ?? "";
  if (discipline === "bike") {
    const difference = Math.abs(Number(a?.value) - Number(b?.value));
    return `${difference.toFixed(1)} ${unit} ${faster}`;
  }
  const seconds = Math.abs(secondsOf(a?.value) - secondsOf(b?.value));
  return `${seconds} s ${faster}`;
}

/** "1:57" in seconds. */
function secondsOf(text = "0:00"): number {
  const [minutes = 0, seconds = 0] = text.split(":").map(Number);
  return 60 * minutes + seconds;
}

const SOURCES = {
  test: "your test",
  result: "your result",
  typed: "the value you entered",
  estimate: "an estimate from your exercises",
  paces: "the pace in your plan",
} as const satisfies Record<SportFigures["source"], string>;

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : many}`;

/** Source of the current pace, and how much was recorded. */
export function sourceText({
  discipline,
  source,
  measuredOn,
  percent,
  recent,
}: SportFigures): string {
  const count = `${counted(recent.length, SPORT_WORDS[discipline].recordings)} recorded in the last 8 weeks.`;
  const day = measuredOn === null ? "" : ` of ${formatMonthAndDay(measuredOn)}`;
  return percent === null
    ? `${capitalized(SOURCES[source])}${day} counts until you do a test or a race. ${count}`
    : `From ${SOURCES[source]}${day}. ${count}`;
}

/** "1:46/100m", "212 W": a threshold by its measure. */
export const thresholdText = (
  { discipline, thresholdPace: { measure } }: Pick<SportFigures, "discipline" | "thresholdPace">,
  value: number,
  units: Units,
): string =>
  measure === "power"
    ? `${Math.round(value)} W`
    : figureText(planPaceFigure(discipline, value, units));

const SETS = ["main set", "main sets"] as const;
const TESTS = ["test", "tests"] as const;

/** How many main sets and tests the figure comes from, or how many it needs. */
export function thresholdCountText({ discipline, thresholdPace }: SportFigures): string {
  const { value, sets, tests } = thresholdPace;
  if (value === null) {
    return `${sets} of ${MIN_THRESHOLD_SETS} main sets recorded for your ${SPORT_WORDS[discipline].what} at threshold.`;
  }
  const parts = [
    sets > 0 ? counted(sets, SETS) : null,
    tests > 0 ? counted(tests, TESTS) : null,
  ].filter((part) => part !== null);
  return `at threshold, median of ${parts.join(" and ")} in 8 weeks`;
}

export const paceText = (
  { discipline }: Pick<SportFigures, "discipline">,
  pace: number,
  units: Units,
): string => figureText(planPaceFigure(discipline, pace, units));

const OUTPUTS = { swim: "pace", bike: "power", run: "pace" } as const;
/** Percent of decoupling that counts as steady, by convention. */
const STEADY_BELOW = 5;

/** What heart rate says about the sport's endurance; null without steady recordings. */
export function efficiencyText({ discipline, efficiency }: SportFigures): string | null {
  const { pieces, changePercent, decoupling } = efficiency;
  const output = OUTPUTS[discipline];
  const change =
    changePercent === null
      ? null
      : `${Math.abs(changePercent)} % ${changePercent < 0 ? "less" : "more"} ${output} per heartbeat over ${pieces} steady recordings.`;
  const drift =
    decoupling &&
    `${decoupling.percent} % heart rate drift in your last steady hour (${formatMonthAndDay(decoupling.date)})${
      decoupling.percent < STEADY_BELOW ? ": steady." : "."
    }`;
  const texts = [change, drift].filter((text) => text !== null);
  return texts.length === 0 ? null : texts.join(" ");
}

import {
  exactThresholds,
  isMiles,
  isPossibleThreshold,
  PACE_THRESHOLDS,
  KILOMETERS_PER_MILE,
  parseDecimal,
  parseFinishTime,
  parsePace,
  RUN_RESULT_LIMITS,
  swimResults,
  type Discipline,
  type PerDiscipline,
  type RecentResult,
  type SwimResult,
  type TestResult,
  type Units,
} from "@triplan/domain";

type Performance = RecentResult | Extract<TestResult, { kind: "bike-20" }>;

interface ResultChoice {
  value: string;
  label: string;
  /** A time, or the mean speed of a given time. */
  input: "time" | "speed";
  example: string;
  toPerformance: (value: number) => Performance;
}

const run = (meters: number, label: string, example: string): ResultChoice => ({
  value: String(meters),
  label,
  input: "time",
  example,
  toPerformance: (seconds) => ({ kind: "run-result", meters, seconds }),
});

const SWIM_EXAMPLES: Readonly<Record<string, string>> = {
  "400": "7:24",
  "500yd": "8:30",
  "750": "14:30",
  "1000yd": "17:40",
  "1500": "30:10",
  "1650yd": "30:20",
  "1900": "40:00",
  "3800": "1:24:00",
};

const swim = ({ value, label, meters, factor }: SwimResult): ResultChoice => ({
  value,
  label,
  input: "time",
  example: SWIM_EXAMPLES[value] ?? "30:10",
  toPerformance: (seconds) => ({ kind: "swim-result", meters, seconds: seconds * factor }),
});

/** Recent results by sport, the usual one first. */
const RESULT_CHOICES: Readonly<Record<"bike" | "run", readonly ResultChoice[]>> = {
  bike: [
    {
      value: "20min",
      label: "20 minutes",
      input: "speed",
      example: "21.5",
      toPerformance: (mph) => ({ kind: "bike-20", mph }),
    },
    {
      value: "40km",
      label: "40 km time trial",
      input: "time",
      example: "1:08:00",
      toPerformance: (seconds) => ({ kind: "bike-40k", seconds }),
    },
  ],
  run: [
    run(5000, "5 km", "24:30"),
    run(10_000, "10 km", "51:00"),
    run(16_093, "10 miles", "1:24:00"),
    run(21_097, "Half marathon", "1:53:00"),
  ],
};

/** Recent results that an athlete can choose; swims of the pool in its unit. */
export const resultChoices = (discipline: Discipline, units: Units): readonly ResultChoice[] =>
  discipline === "swim" ? swimResults(units).map(swim) : RESULT_CHOICES[discipline];

const IMPOSSIBLE = {
  swim: "That gives a CSS outside 1:00 to 5:00. Check the time.",
  bike: "No one rides that fast, or it is under 8 mph. Check it.",
  run: "That is faster than any runner, or a walk. Check the time.",
} as const satisfies PerDiscipline<string>;

/** The threshold pace of a result as typed, or what is wrong with it. */
export function readResult(
  discipline: Discipline,
  choice: ResultChoice,
  text: string,
  units: Units,
): { threshold: number } | { error: string } {
  const value = choice.input === "time" ? timeOf(text) : speedOf(text, units);
  if (value === null || value <= 0) return { error: `Enter it like ${choice.example}` };
  const performance = choice.toPerformance(value);
  const { min, max } = RUN_RESULT_LIMITS.seconds;
  if (performance.kind === "run-result" && (value < min || value > max)) {
    return { error: "Must take between 15:00 and 2:30:00" };
  }
  const kind = PACE_THRESHOLDS[discipline];
  const threshold = exactThresholds(performance)[kind];
  if (threshold === undefined || !isPossibleThreshold(kind, threshold)) {
    return { error: IMPOSSIBLE[discipline] };
  }
  return { threshold };
}

const timeOf = (text: string) => parsePace(text) ?? parseFinishTime(text);

function speedOf(text: string, units: Units): number | null {
  const speed = parseDecimal(text);
  return speed !== null && !isMiles(units) ? speed / KILOMETERS_PER_MILE : speed;
}

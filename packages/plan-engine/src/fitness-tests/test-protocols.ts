import type { Discipline, ExperienceLevel, TestResult } from "@triplan/domain";
import { GRID } from "../model/numbers.ts";

/** How a fitness test is done, without its steps. */
export interface TestProtocol {
  discipline: Discipline;
  /** Id of the template with its steps. */
  templateId: string;
  /** What the athlete enters after it. */
  result: TestResult["kind"];
  /** True for tests that beginners do in a shorter form. */
  isDemanding?: boolean;
  /** Minutes of the whole exercise, which a swim has from the threshold pace in s/100 m. */
  minutes: (swimPace: number) => number;
  /** Minutes of it that are not easy, rounded up. */
  hardMinutes: (swimPace: number) => number;
}

/** Easy swimming takes longer than the threshold pace by this factor. */
const EASY_FACTOR = 1.25;
/** Whole lengths of odd pools can add metres. */
const SWIM_MARGIN = 1.03;
/** Fast swimmers take longer for the easy metres: no exercise of a load week is shorter. */
const MIN_SWIM_MINUTES = 25;
/** Metres at test effort and of the short build-up. */
const SWIM_FAST = 600;
const SWIM_BUILD_UP = 200;

/** Minutes of a swim test with these easy metres and seconds of rest. */
const swimTestMinutes = (easy: number, rest: number) => (pace: number) => {
  const meters = EASY_FACTOR * easy + SWIM_BUILD_UP + SWIM_FAST;
  const seconds = SWIM_MARGIN * (meters / 100) * pace + rest;
  return Math.max(MIN_SWIM_MINUTES, Math.ceil(seconds / 60 / GRID) * GRID);
};

const swimHardMinutes = (pace: number) =>
  Math.ceil((((SWIM_FAST + SWIM_BUILD_UP) / 100) * pace) / 60);

const SWIM_TEST: TestProtocol = {
  discipline: "swim",
  templateId: "S18",
  result: "swim-test",
  minutes: swimTestMinutes(700, 400),
  hardMinutes: swimHardMinutes,
};
export const SHORT_SWIM_TEST: TestProtocol = {
  discipline: "swim",
  templateId: "S22",
  result: "swim-test",
  minutes: swimTestMinutes(300, 360),
  hardMinutes: swimHardMinutes,
};
const BIKE_TEST: TestProtocol = {
  discipline: "bike",
  templateId: "B19",
  result: "bike-20",
  isDemanding: true,
  minutes: () => 60,
  hardMinutes: () => 25,
};
export const RAMP_TEST: TestProtocol = {
  discipline: "bike",
  templateId: "B22",
  result: "bike-ramp",
  minutes: () => 40,
  hardMinutes: () => 15,
};
const RUN_TEST: TestProtocol = {
  discipline: "run",
  templateId: "R19",
  result: "run-30",
  isDemanding: true,
  minutes: () => 55,
  hardMinutes: () => 31,
};
const SHORT_RUN_TEST: TestProtocol = {
  discipline: "run",
  templateId: "R22",
  result: "run-20",
  minutes: () => 45,
  hardMinutes: () => 21,
};

const PROTOCOLS = [
  SWIM_TEST,
  SHORT_SWIM_TEST,
  BIKE_TEST,
  RAMP_TEST,
  RUN_TEST,
  SHORT_RUN_TEST,
] as const satisfies readonly TestProtocol[];

/** The tests of a sport at a level, the fullest first. */
export const protocolsOf = (discipline: Discipline, level: ExperienceLevel): TestProtocol[] =>
  PROTOCOLS.filter(
    (protocol) =>
      protocol.discipline === discipline && !(protocol.isDemanding && level === "beginner"),
  );

const RESULTS: ReadonlyMap<string, TestResult["kind"]> = new Map(
  PROTOCOLS.map(({ templateId, result }) => [templateId, result]),
);

/** The result that an exercise asks for; null unless it measures fitness. */
export const testResultOf = ({ templateId }: { templateId: string }): TestResult["kind"] | null =>
  RESULTS.get(templateId) ?? null;

/** True for an exercise that measures fitness. */
export const isTest = (exercise: { templateId: string }): boolean =>
  testResultOf(exercise) !== null;

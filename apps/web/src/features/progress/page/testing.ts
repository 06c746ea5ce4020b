import { addDays, isoDate, seconds } from "@triplan/domain";
import type { Progress } from "./progress-types.ts";

const START = isoDate("2027-01-24");
const WEEKS = 16;

const morning = (fitness: number, form: number) => ({ fitness, fatigue: fitness - form, form });
const mornings = (count: number) =>
  Array.from({ length: count }, (_, day) => morning(40 + day / 10, -5));

const ZONES = {
  planned: [600, 1500, 150, 90, 20],
  done: [550, 1400, 180, 80, 20],
  recordings: 38,
  isEnough: true,
};

const EFFICIENCY = { pieces: 0, changePercent: null, decoupling: null };
const NO_SETS = { measure: "speed", value: null, sets: 0, tests: 0, entries: [] } as const;
const SETS = [548, 541, 544, 536, 530, 533].map((value, at) => ({
  date: addDays(START, 10 + 7 * at),
  source: "set" as const,
  value,
  name: "Cruise intervals",
  activityId: 20 + at,
}));
const PHASES = ["base", "build", "peak", "taper"] as const;

/** Week 9 of 16: everything was done as planned until today, Thursday, 25 March 2027. */
export const progressRow = (over: Partial<Progress> = {}): Progress => ({
  today: addDays(START, 60),
  week: 9,
  track: {
    state: "on-plan",
    missingExercises: 0,
    hasUnanswered: false,
    keyDone: 9,
    keyDue: 9,
    hoursPercent: 95,
    minutesOver: 0,
    isAsked: false,
  },
  signals: [],
  weeks: Array.from({ length: WEEKS }, (_, index) => ({
    week: index + 1,
    plannedMinutes: 300 + 10 * index,
    doneMinutes: index < 9 ? 290 + 10 * index : 0,
    plannedLoad: 250,
    doneLoad: index < 9 ? 240 : 0,
    loadSources: index < 9 ? [{ method: "heart-rate" as const, trainings: 5, rough: 1 }] : [],
    hasTest: index % 4 === 2,
    isUnanswered: false,
    phase: PHASES[Math.floor(index / 4)] ?? "base",
    isRecovery: index % 4 === 3,
  })),
  fitness: {
    planned: mornings(112),
    done: mornings(61),
    projected: mornings(52),
    isReliable: true,
    unansweredWeeks: [],
    start: { basis: "recordings", errorPercent: 10 },
    today: { ...morning(42, -5), formError: 1, word: "training" },
    formErrors: Array.from({ length: 112 }, () => 2),
    rampRate: 1.2,
    race: { ...morning(42, 10), formError: 0.5, word: "fresh", isPlanned: false },
  },
  sports: [
    {
      discipline: "swim",
      start: 120,
      current: 117,
      target: 110,
      percent: 30,
      source: "test",
      measuredOn: addDays(START, 36),
      recent: [119, 118, 118, 117],
      thresholdPace: { ...NO_SETS, entries: [] },
      efficiency: EFFICIENCY,
    },
    {
      discipline: "bike",
      start: 17,
      current: 17,
      target: 19,
      percent: null,
      source: "paces",
      measuredOn: null,
      recent: [17.2],
      thresholdPace: {
        measure: "power",
        value: 212,
        sets: 0,
        tests: 2,
        entries: [
          { date: addDays(START, 8), source: "test", value: 208, name: null, activityId: null },
          { date: addDays(START, 43), source: "test", value: 216, name: null, activityId: null },
        ],
      },
      efficiency: EFFICIENCY,
    },
    {
      discipline: "run",
      start: 540,
      current: 526,
      target: 510,
      percent: 47,
      source: "test",
      measuredOn: addDays(START, 39),
      recent: [545, 540, 538, 532, 530],
      thresholdPace: { measure: "speed", value: 538.5, sets: 6, tests: 0, entries: SETS },
      efficiency: {
        pieces: 11,
        changePercent: 3.1,
        decoupling: { percent: 4.2, date: addDays(START, 49) },
      },
    },
  ],
  days: Array.from({ length: 112 }, (_, day) => ({
    date: addDays(START, day),
    state: day === 111 ? "race" : day % 7 === 3 ? "rest" : day < 60 ? "as-planned" : "planned",
    plannedMinutes: day % 7 === 3 ? 0 : 60,
    doneMinutes: day % 7 === 3 || day >= 60 ? 0 : 60,
  })),
  zones: { all: ZONES, swim: ZONES, bike: ZONES, run: ZONES },
  longest: [
    {
      discipline: "run",
      date: addDays(START, 49),
      minutes: 68,
      meters: 11_900,
      name: "Long run",
      exerciseId: 5,
      activityId: 6,
    },
  ],
  bests: [
    {
      discipline: "run",
      best: 1548,
      date: addDays(START, 39),
      name: "30-minute test",
      exerciseId: 7,
      activityId: 8,
    },
  ],
  finish: { seconds: 10_100, startSeconds: 10_350, errorPercent: 3, goalSeconds: seconds(9900) },
  ...over,
});

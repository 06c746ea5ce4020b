import type { ExperienceLevel, RacePaces, RaceType } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import { isTest } from "../../fitness-tests/index.ts";
import { isEasy, isHard } from "../../intensity/index.ts";
import { isLong, type RunWalk, type Slot } from "../../week/index.ts";
import { LIBRARY, OPENERS, templateNamed } from "../library/library.ts";
import type { SessionTemplate, TemplateStep, WeekKind } from "../library/template-types.ts";

/** Longer sets would take too long for swimmers slower than this. */
const SLOW_SWIM_PACE = 200;
const SLOW_SWIM_TEMPLATES: ReadonlySet<string> = new Set([
  "S01",
  "S02",
  "S03",
  "S04",
  "S13",
  "S16",
  "S19",
]);
const RUN_WALK = "R04";
/** Runs that the run-walk replaces. */
const EASY_RUNS: ReadonlySet<string> = new Set(["R01", "R02"]);

export interface CandidateFacts {
  raceType: RaceType;
  level: ExperienceLevel;
  racePaces: RacePaces;
  frame: WeekFrame;
  runWalk: RunWalk;
}

/** Templates that suit a slot at its minutes. */
export function candidates(slot: Slot, minutes: number, facts: CandidateFacts): SessionTemplate[] {
  if (slot.role === "test") return slot.test === undefined ? [] : [templateNamed(slot.test)];
  return LIBRARY[slot.discipline].filter(
    (template) =>
      suitsAthlete(template, facts) &&
      suitsRole(template, slot, facts) &&
      isWithin(template, slot, minutes),
  );
}

// Strides stay the same in a longer exercise, its remaining time is easy; openers get no longer.
const isWithin = ({ id, minutes: [least, most] }: SessionTemplate, slot: Slot, minutes: number) =>
  minutes >= least && (minutes <= most || (slot.role === "strides" && !OPENERS.has(id)));

function suitsAthlete(
  template: SessionTemplate,
  { raceType, level, racePaces, frame, runWalk }: CandidateFacts,
): boolean {
  if (isTest({ templateId: template.id }) || !template.races.has(raceType)) return false;
  if (!template.levels.has(level)) return false;
  const isBeginner = level === "beginner";
  const isRunWalk = runWalk.easy !== null;
  if (isRunWalk ? EASY_RUNS.has(template.id) : template.id === RUN_WALK) return false;
  const isEarly = frame.phase === "base" || (frame.phase === "build" && frame.phaseWeek === 1);
  const isFastRun = template.discipline === "run" && hasEffort(template.steps, "Z5");
  if (isBeginner && isEarly && isFastRun) return false;
  const isSlow = template.discipline === "swim" && racePaces.swim > SLOW_SWIM_PACE;
  return !isSlow || SLOW_SWIM_TEMPLATES.has(template.id);
}

function suitsRole(template: SessionTemplate, slot: Slot, facts: CandidateFacts): boolean {
  const isLongTemplate = isLong({ templateId: template.id });
  if (slot.role === "long") return isLongTemplate && suitsLong(template, facts.frame);
  if (isLongTemplate || !suitsWeek(template, facts.frame)) return false;
  const isHardLabel = isHard({ intensity: template.intensity });
  if (slot.role === "quality") return isHardLabel;
  if (slot.role === "strides") {
    return facts.frame.phase === "race"
      ? OPENERS.has(template.id)
      : !isHardLabel && hasStrides(template);
  }
  if (isEasy(template.intensity)) return !isOpener(template, facts.frame);
  return slot.role === "support" && !isHardLabel;
}

/** Long exercises in lighter weeks are easy in every phase. */
const suitsLong = (template: SessionTemplate, frame: WeekFrame) =>
  frame.isRecovery ? isEasy(template.intensity) : template.weeks.has(frame.phase);

function suitsWeek(template: SessionTemplate, frame: WeekFrame): boolean {
  const kind: WeekKind = frame.isRecovery ? "recovery" : frame.phase;
  // Race week may also use the taper's easy exercises.
  const isTaperEasy = kind === "race" && isEasy(template.intensity) && template.weeks.has("taper");
  return template.weeks.has(kind) || isTaperEasy;
}

const isOpener = (template: SessionTemplate, frame: WeekFrame) =>
  frame.phase === "taper" && template.weeks.has("race") && hasStrides(template);

/** A few short repetitions at threshold, race pace or faster. */
const hasStrides = ({ id }: SessionTemplate) => WITH_STRIDES.has(id);

export const hasEffort = (steps: readonly TemplateStep[], effort: string): boolean =>
  steps.some((step) =>
    step.kind === "repeat"
      ? step.items.some((item) => item.effort === effort)
      : step.effort === effort,
  );

const SHARP_EFFORTS = ["Z4", "Z5", "Z6", "RP"] as const;

const WITH_STRIDES: ReadonlySet<string> = new Set(
  Object.values(LIBRARY)
    .flat()
    .filter(({ steps }) => SHARP_EFFORTS.some((effort) => hasEffort(steps, effort)))
    .map(({ id }) => id),
);

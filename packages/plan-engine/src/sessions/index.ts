export { brickChangeMinutes } from "./extras/advice-texts.ts";
export { anyLength } from "./builder/any-length.ts";
export { candidates, hasEffort } from "./builder/candidates.ts";
export { sharesOf } from "./builder/choice-cost.ts";
export { brickName, partIntensity } from "./builder/choose-brick.ts";
export { describeSteps, STEP_NAMES, stepLines } from "./builder/describe-steps.ts";
export { described, exerciseContent, zonedSteps } from "./builder/exercise-content.ts";
export { retargeted, rewriteTargets } from "./builder/rewrite-targets.ts";
export { fuelStops, type FuelStop } from "./extras/fuel-stops.ts";
export { isSameFuel, withBrickFuel } from "./extras/brick-fuel.ts";
export { withTransition } from "./extras/with-transition.ts";
export { stepRows, type StepRow } from "./builder/step-rows.ts";
export { sendOffSeconds } from "./builder/send-off.ts";
export { stepFigures, targetRangeText } from "./builder/target-text.ts";
export { keepExtras } from "./extras/keep-extras.ts";
export { fitRung } from "./resolve/fit-rung.ts";
export { longSwim } from "./resolve/long-swim.ts";
export { resolveSteps } from "./resolve/resolve-steps.ts";
export type { ResolvedStep } from "./resolve/resolved-step.ts";
export { weekWriter, type WeekWriter } from "./builder/week-writer.ts";
export { exerciseProgress } from "./notes/exercise-progress.ts";
export { pacedNotes } from "./notes/paced-notes.ts";
export { progressText } from "./notes/progress-text.ts";
export { writtenDose } from "./notes/written-dose.ts";
export { withDistinctNotes } from "./notes/distinct-notes.ts";
export { BRICK_RIDE, BRICK_RUN_INTENSITY, brickRunName } from "./builder/write-brick.ts";
export { minutesOf, writtenPlan } from "./builder/write-plan.ts";
export { contentReasons } from "./explanations/content-reasons.ts";
export { hardReasons } from "./explanations/place-reasons.ts";
export {
  whyList,
  movedTo,
  whyOf,
  whySentence,
  type ExplainedExercise,
} from "./explanations/why-sentence.ts";
export { findBrick, findTemplate, OPENER_OF, OPENERS } from "./library/library.ts";
export { rungTemplate } from "./library/rung-template.ts";
export type { BrickTemplate, SessionTemplate, TemplateStep } from "./library/template-types.ts";

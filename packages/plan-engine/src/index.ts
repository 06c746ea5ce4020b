export { planAims, type AimedExercise } from "./aims/index.ts";
export { raceRecoveredFrom } from "./calendar/index.ts";
export { carryOver, type CarriedExercise, type CarryOver } from "./carry-over/index.ts";
export {
  checkPlan,
  PLAN_RULES,
  weekDoctor,
  type ArrangedExercise,
  type Finding,
  type PlanRule,
} from "./rules/index.ts";
export {
  brickChangeMinutes,
  describeSteps,
  STEP_NAMES,
  fuelStops,
  OPENERS,
  rewriteTargets,
  sendOffSeconds,
  stepFigures,
  stepLines,
  stepRows,
  targetRangeText,
  isSameFuel,
  withBrickFuel,
  whyList,
  movedTo,
  whyOf,
  whySentence,
  type ExplainedExercise,
  type FuelStop,
  type StepRow,
} from "./sessions/index.ts";
export { isTest, testResultOf } from "./fitness-tests/index.ts";
export { composeRevisions, type PlanRevision } from "./compose-revisions.ts";
export { generatePlan } from "./generate-plan.ts";
export {
  currentRacePaces,
  goalVerdict,
  improvementFor,
  improvementToday,
  isBestEffort,
  isByFeel,
  paceGoalBands,
  paceThresholds,
  planPaces,
  racePacesOf,
  reachableFinish,
  stretchShare,
  thresholdPaces,
  weeksBeforeThresholds,
  ZONE_INTENSITY,
  type GoalVerdict,
  type PaceGoalBand,
} from "./intensity/index.ts";
export {
  assumedStart,
  betterStart,
  countRecoveryFromRace,
  dailyLoads,
  formError,
  formWord,
  HISTORY_DAYS,
  outlineSeason,
  planFitness,
  previewSeason,
  raceDayPerformance,
  recordedStart,
  RESPONSE_MODELS,
  seasonFitness,
  seasonOverview,
  seasonWeeks,
  type FitnessCurves,
  type FitnessDay,
  type FitnessStart,
  type FormWord,
  type SeasonFitness,
  type SeasonOverview,
} from "./season/index.ts";
export {
  exerciseLoad,
  scoreTraining,
  type CompletableExercise,
  type DoneTraining,
  type StoredActivity,
} from "./load/index.ts";
export { progressionOf, type LessBecause, type ProgressionMember } from "./progression/index.ts";
export { firstPlanDay, newPlanRequest, type NewPlan } from "./new-plan-request.ts";
export { previewPlan, type PlanPreview } from "./preview-plan.ts";
export {
  askedTrack,
  openProposals,
  SILENT_DAYS,
  propose,
  type Proposal,
  type ProposalAnswer,
  type ProposalExercise,
  type ProposalFacts,
  type ProposalRule,
} from "./proposals/index.ts";
export { placeRest, type RestExercise, type RestOfWeek } from "./schedule/index.ts";
export * from "./model/plan-request.ts";
export * from "./model/plan-types.ts";
export {
  STRENGTH_ADVICE,
  STRENGTH_VARIANTS,
  STRENGTH_WARM_UP,
  strengthOfWeek,
} from "./strength/index.ts";
export { RECOMMENDED_WEEKS } from "./week/index.ts";
export {
  applyAdjustments,
  applyChanges,
  applyRaces,
  applyTimeOff,
  scaleTaper,
  backInWeek,
  fixLimits,
  holdRungs,
  missedSets,
  isCancelled,
  isContradiction,
  keepFixes,
  keepSwaps,
  predictRace,
  predictRaceParts,
  racePreparationWeek,
  heldSet,
  volumeReach,
  volumeReachSentence,
  type Adjustment,
  type AdjustmentReason,
  type FixResult,
  type AcceptedRace,
  type AcceptedTimeOff,
  type PlanHistory,
  type PlanWithRaces,
  type PlanWithTimeOff,
  type Progress,
  type RacedExercise,
  swapKindOf,
  swapOption,
  swapOptions,
  type StoredExercise,
  type SwapOption,
  type VolumeReach,
} from "./revise/index.ts";

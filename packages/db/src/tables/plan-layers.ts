import type {
  AdjustmentReason,
  AdjustmentType,
  CheckInChoice,
  DoneWeek,
  IntensityAdjustment,
  IsoDate,
  PlanChange,
  PlanRace,
  RaceLeg,
  RaceStatus,
  Seconds,
  TimeOff,
  WeekAnswers,
} from "@triplan/domain";
import type { Generated, Insertable, Selectable } from "kysely";
import type { DefaultInstant, GeneratedJson, Json } from "./column-types.ts";
import type { ExercisesBefore, PlacementsBefore } from "./exercise.ts";
import type { PlanTerms } from "./training-plan.ts";

export interface PlanAdjustmentTable {
  id: Generated<number>;
  trainingPlanId: number;
  userId: number;
  fromWeek: number;
  adjustmentType: AdjustmentType;
  /** Percent: 50 to 120 in steps of 5. */
  volumeAdjustment: number;
  intensityAdjustment: IntensityAdjustment;
  reason: AdjustmentReason;
  missedSets: MissedSets;
  createdAt: DefaultInstant;
}

/** Slots that were missed when the change was made; null after a new goal, and for an older row. */
type MissedSets = string[] | null;

export type NewPlanAdjustment = Omit<Insertable<PlanAdjustmentTable>, "id" | "createdAt">;

export const PLAN_ADJUSTMENT_COLUMNS = [
  "id",
  "trainingPlanId",
  "userId",
  "fromWeek",
  "adjustmentType",
  "volumeAdjustment",
  "intensityAdjustment",
  "reason",
  "createdAt",
] as const satisfies readonly (keyof PlanAdjustmentTable)[];

export type PlanAdjustmentRow = Pick<
  Selectable<PlanAdjustmentTable>,
  (typeof PLAN_ADJUSTMENT_COLUMNS)[number]
>;

export interface TimeOffTable {
  id: Generated<number>;
  trainingPlanId: number;
  userId: number;
  kind: TimeOff["kind"];
  fromDate: IsoDate;
  /** Null while an illness or an injury lasts. */
  toDate: IsoDate | null;
  /** Null where the weekly schedule decides. */
  minutesPerDay: number | null;
  /** The sports that remain possible. */
  sports: TimeOff["sports"][number][];
  /** Health data: never in logs or in anything that others can read. */
  symptoms: TimeOff["symptoms"];
  /** Exercises before this day stay as they are. */
  acceptedOn: IsoDate;
  placementsBefore: GeneratedJson<PlacementsBefore>;
  /** Empty for a row older than this column. */
  exercisesBefore: GeneratedJson<ExercisesBefore>;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export const TIME_OFF_COLUMNS = [
  "id",
  "trainingPlanId",
  "kind",
  "fromDate",
  "toDate",
  "minutesPerDay",
  "sports",
  "symptoms",
  "acceptedOn",
  "placementsBefore",
  "exercisesBefore",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof TimeOffTable)[];

export type TimeOffRow = Pick<Selectable<TimeOffTable>, (typeof TIME_OFF_COLUMNS)[number]>;
export type NewTimeOff = Omit<Insertable<TimeOffTable>, "id" | "createdAt" | "updatedAt">;

/** What the athlete raced. */
export interface RaceResultColumns {
  /** Null before the result is entered. */
  status: RaceStatus | null;
  finishSeconds: Seconds | null;
  /** Seconds of the parts that are known. */
  splits: GeneratedJson<Partial<Record<RaceLeg, Seconds>>>;
  isFairDay: Generated<boolean>;
  note: string | null;
}

export const RACE_RESULT_COLUMNS = [
  "status",
  "finishSeconds",
  "splits",
  "isFairDay",
  "note",
] as const satisfies readonly (keyof RaceResultColumns)[];

export type RaceResultRow = Selectable<RaceResultColumns>;

/** What the athlete enters for the race of a plan. */
export interface RaceDayTable extends RaceResultColumns {
  id: Generated<number>;
  trainingPlanId: number;
  userId: number;
  /** Minutes after midnight at the place of the race. */
  startMinute: number | null;
  /** Ticked items of the checklist. */
  checkedItems: Generated<string[]>;
  /** What the athlete added to the checklist, in this order. */
  ownItems: Generated<string[]>;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export const RACE_DAY_COLUMNS = [
  "startMinute",
  "checkedItems",
  "ownItems",
  ...RACE_RESULT_COLUMNS,
] as const satisfies readonly (keyof RaceDayTable)[];

export type RaceDayRow = Pick<Selectable<RaceDayTable>, (typeof RACE_DAY_COLUMNS)[number]>;

/** A proposal that the athlete agreed to. */
export interface PlanLayerTable {
  id: Generated<number>;
  trainingPlanId: number;
  userId: number;
  proposalKey: string;
  /** What the athlete agreed to, as it was asked. */
  sentence: string;
  change: GeneratedJson<PlanChange>;
  acceptedOn: IsoDate;
  placementsBefore: GeneratedJson<PlacementsBefore>;
  /** Empty for a row older than this column. */
  exercisesBefore: GeneratedJson<ExercisesBefore>;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export const PLAN_LAYER_COLUMNS = [
  "id",
  "trainingPlanId",
  "proposalKey",
  "sentence",
  "change",
  "acceptedOn",
  "placementsBefore",
  "exercisesBefore",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof PlanLayerTable)[];

export type PlanLayerRow = Pick<Selectable<PlanLayerTable>, (typeof PLAN_LAYER_COLUMNS)[number]>;
export type NewPlanLayer = Omit<Insertable<PlanLayerTable>, "id" | "createdAt" | "updatedAt">;

/** A race on the way to the plan's own race. */
export interface PlanRaceTable extends RaceResultColumns {
  id: Generated<number>;
  trainingPlanId: number;
  userId: number;
  name: string;
  date: IsoDate;
  priority: PlanRace["priority"];
  kind: PlanRace["kind"];
  /** Miles of the typed legs. */
  distances: GeneratedJson<PlanRace["distances"]>;
  goalSeconds: Seconds | null;
  /** What it was expected to take on `acceptedOn`, so that later paces change no weeks. */
  expectedMinutes: number;
  /** Exercises before this day stay as they are. */
  acceptedOn: IsoDate;
  placementsBefore: GeneratedJson<PlacementsBefore>;
  /** Empty for a row older than this column. */
  exercisesBefore: GeneratedJson<ExercisesBefore>;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export const PLAN_RACE_COLUMNS = [
  "id",
  "trainingPlanId",
  "name",
  "date",
  "priority",
  "kind",
  "distances",
  "goalSeconds",
  "expectedMinutes",
  "acceptedOn",
  "placementsBefore",
  "exercisesBefore",
  ...RACE_RESULT_COLUMNS,
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof PlanRaceTable)[];

export type PlanRaceRow = Pick<Selectable<PlanRaceTable>, (typeof PLAN_RACE_COLUMNS)[number]>;
export type NewPlanRace = Omit<Insertable<PlanRaceTable>, "id" | "createdAt" | "updatedAt">;

/** What the athlete answered and chose in the check-in of a week. */
export interface CheckInTable {
  id: Generated<number>;
  trainingPlanId: number;
  userId: number;
  /** The Sunday of the week that is over. */
  weekStart: IsoDate;
  /** Answers for weeks without any record. */
  weekAnswers: GeneratedJson<WeekAnswers>;
  choices: GeneratedJson<CheckInChoice[]>;
  /** How the athlete feels for the next week; null without an answer. */
  readiness: number | null;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export const CHECK_IN_COLUMNS = [
  "id",
  "weekStart",
  "weekAnswers",
  "choices",
  "readiness",
  "createdAt",
] as const satisfies readonly (keyof CheckInTable)[];

export type CheckInRow = Pick<Selectable<CheckInTable>, (typeof CHECK_IN_COLUMNS)[number]>;
export type NewCheckIn = Omit<Insertable<CheckInTable>, "id" | "createdAt" | "updatedAt">;

/** A change of what a plan is made for, from a week on. The plan has the values of the last one. */
export interface PlanRevisionTable {
  id: Generated<number>;
  trainingPlanId: number;
  userId: number;
  fromWeek: number;
  /** The plan's terms before the change. */
  termsBefore: Json<PlanTerms>;
  /** What was done in the weeks before, as known on the day of the change. */
  doneWeeks: Json<readonly DoneWeek[]>;
  missedSets: MissedSets;
  /** What the athlete changed, as a sentence. */
  sentence: string;
  acceptedOn: IsoDate;
  placementsBefore: GeneratedJson<PlacementsBefore>;
  /** Empty for a row older than this column. */
  exercisesBefore: GeneratedJson<ExercisesBefore>;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

export const PLAN_REVISION_COLUMNS = [
  "id",
  "trainingPlanId",
  "fromWeek",
  "termsBefore",
  "doneWeeks",
  "sentence",
  "acceptedOn",
  "placementsBefore",
  "exercisesBefore",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof PlanRevisionTable)[];

export type PlanRevisionRow = Pick<
  Selectable<PlanRevisionTable>,
  (typeof PLAN_REVISION_COLUMNS)[number]
>;

/** A new revision, with its values as data. */
export type NewPlanRevision = Omit<
  Insertable<PlanRevisionTable>,
  | "id"
  | "termsBefore"
  | "doneWeeks"
  | "placementsBefore"
  | "exercisesBefore"
  | "createdAt"
  | "updatedAt"
> &
  Pick<PlanRevisionRow, "termsBefore" | "doneWeeks" | "placementsBefore" | "exercisesBefore">;

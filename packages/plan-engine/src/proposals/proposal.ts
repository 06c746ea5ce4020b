import type {
  ChangeRule,
  Intensity,
  IsoDate,
  JudgedExercise,
  PlanChange,
  ProgressExercise,
  ProgressTraining,
  RaceStatus,
  TimeOff,
  TirednessSignal,
} from "@triplan/domain";
import type { PlanRequest } from "../model/plan-types.ts";
import type { AcceptedRace, AcceptedTimeOff } from "../revise/index.ts";

export type ProposalRule = ChangeRule | "days-off" | "change-plan";

/** A change of the plan that the athlete may agree to. */
export interface Proposal {
  /** Rule, first and last changed day, exercises and step: the same facts give the same key. */
  key: string;
  rule: ProposalRule;
  /** Why, and what would change, for the athlete. */
  sentence: string;
  /** The last day on which it can be answered. */
  expiresOn: IsoDate;
  /** Null if a yes keeps the plan as it is. */
  effect: { change: PlanChange } | { timeOff: TimeOff } | null;
  /** Another change that answers the same question. */
  alternative?: { sentence: string; effect: { change: PlanChange } };
}

/** An exercise with what decides whether and where it can move. */
export interface ProposalExercise extends ProgressExercise {
  slotKey: string;
  templateId: string;
  intensity: Intensity;
}

export type Judged = JudgedExercise<ProposalExercise>;

/** What proposals depend on. */
export interface ProposalFacts {
  today: IsoDate;
  request: PlanRequest;
  /** All exercises of the plan that are not left out. */
  exercises: readonly Judged[];
  /** Everything that was done since 30 days before today at least. */
  done: readonly ProgressTraining[];
  timeOff: readonly AcceptedTimeOff[];
  /** Changes that the athlete has agreed to. */
  changes: readonly PlanChange[];
  /** Races on the way, with what became of them. */
  races: readonly (AcceptedRace & { status?: RaceStatus | null })[];
  /** Signs that the athlete is tired. */
  signals: readonly TirednessSignal[];
}

/** The key of a proposal from its parts; characters that an address can't hold are left out. */
export const proposalKey = (...parts: readonly (string | number)[]): string =>
  parts.join("_").replaceAll(/[^\w-]/gu, "-");

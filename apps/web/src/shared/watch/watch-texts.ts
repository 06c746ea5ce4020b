import { PUSH_DAYS, WEARABLE } from "@triplan/domain";
import type { RouterOutputs } from "../network/trpc.ts";

/** Whether an exercise is on the watch. */
export type ExerciseOnWatch = RouterOutputs["wearable"]["exercise"];
type Reason = NonNullable<ExerciseOnWatch["reason"]>;

const { name } = WEARABLE;

const REASONS = {
  notConnected: `${name} is not connected`,
  off: "workouts are turned off",
  reconnect: "authorization has expired",
  permission: `${name} does not let Triplan send workouts`,
  otherPlan: "it is not in your current plan",
  done: "it is done",
  skipped: "you did not do it",
  noDay: "it has no day",
  past: "its day is over",
  later: `sent ${PUSH_DAYS - 1} days before its day`,
} as const satisfies Record<Reason, string>;

type Words = (about: { why: string | null; refusal: string | null }) => string;

const STATES = {
  onWatch: () => "On your watch",
  refused: ({ refusal }) =>
    refusal === null ? `${name} refused it` : `${name} refused it: ${refusal}`,
  changed: ({ why }) =>
    why === null ? "Changed since sent, sent again in a moment" : `Changed since sent: ${why}`,
  notSent: ({ why }) => (why === null ? "Not sent yet" : `Not sent: ${why}`),
} as const satisfies Record<ExerciseOnWatch["state"], Words>;

/** "On your watch", "Not sent: it has no day". */
export const watchText = ({ state, reason, refusal }: ExerciseOnWatch): string =>
  STATES[state]({ why: reason === null ? null : REASONS[reason], refusal });

/** True for a workout that will be sent by itself in a moment. */
export const isWaiting = ({ state, reason }: ExerciseOnWatch): boolean =>
  reason === null && (state === "changed" || state === "notSent");

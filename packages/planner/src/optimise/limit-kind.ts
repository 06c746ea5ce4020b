/** What can hold a week's load back. */
export type LimitKind =
  | "start"
  | "growth"
  | "availability"
  | "recovery"
  | "fitness"
  | "fatigue"
  | "hours"
  | "taper"
  | "least";

export interface BindingLimit {
  /** "far": too long before the race to be chosen; "none": nothing holds it back. */
  kind: LimitKind | "far" | "none";
  /** What a small easing of the limit would bring, against the other limits of the plan. */
  value: number;
}

/** Limits on a week's load. */
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
  /** "far": too long before the race to matter; "none": no limit binds. */
  kind: LimitKind | "far" | "none";
  /** Gain from easing the limit slightly, comparable across the plan's limits. */
  value: number;
}

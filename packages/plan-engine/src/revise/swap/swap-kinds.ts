import type { LadderId } from "../../ladders/index.ts";
import type { Draft } from "../drafts/draft.ts";
import type { Setting, SettingKind } from "./swap-settings.ts";

/** Other exercises of about the same effort, by template. */
export type SwapWay =
  | "plain"
  | "technique"
  | "pieces"
  | "pyramid"
  | "open-water"
  | "cadence"
  | "recovery";

/** What a brick can be instead. */
export type BrickWay = "easy" | "shorter-run" | "shorter-ride" | "apart";

/** A way to replace an exercise; it names the same way when the plan is written again. */
export type SwapKind =
  | LadderId
  | SwapWay
  | BrickWay
  | SettingKind
  | "easy"
  | "shorter"
  | "half"
  | "short-test";

export interface SwapDraft {
  kind: SwapKind;
  /** The exercise, and the other half of a brick. */
  drafts: readonly Draft[];
  /** Where or with what the written exercise of its sport is done. */
  setting?: Setting;
}

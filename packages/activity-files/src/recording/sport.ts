import type { SportFamily } from "@triplan/domain";
import { plainText } from "./plausible.ts";

/** Families by words in a sport's name; the first that fits counts. */
const FAMILIES: readonly (readonly [SportFamily, RegExp])[] = [
  ["other", /motor/],
  ["transition", /transition/],
  ["multisport", /multi_?sport|triathlon|duathlon|swimrun/],
  ["swim", /swim/],
  ["bike", /cycl|bik|ride|bmx/],
  ["run", /run|walk|hik|jog|treadmill/],
];

const MAX_TYPE = 100;

/** A sport in lower snake case: "Trail Running" becomes "trail_running". */
export function activityTypeOf(...words: readonly (string | undefined)[]): string {
  const type = words
    .filter((word) => word !== undefined)
    .join("_")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_");
  return plainText(type.replaceAll(/^_|_$/g, ""), MAX_TYPE) ?? "other";
}

/** The family of a type in lower snake case. */
export const familyOfType = (type: string): SportFamily =>
  FAMILIES.find(([, words]) => words.test(type))?.[0] ?? "other";

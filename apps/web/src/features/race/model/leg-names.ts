import { DISCIPLINE_NAMES, type RaceLeg } from "@triplan/domain";

export const LEG_NAMES = {
  ...DISCIPLINE_NAMES,
  t1: "T1",
  t2: "T2",
} as const satisfies Record<RaceLeg, string>;

/** The name of a part of a race with these parts: a duathlon is run twice. */
export const partName = (part: RaceLeg, parts: readonly RaceLeg[]): string =>
  part === "run" && parts.includes("t2") && !parts.includes("swim") ? "Both runs" : LEG_NAMES[part];

import { DISCIPLINE_NAMES, type RaceLeg } from "@triplan/domain";

export const LEG_NAMES = {
  ...DISCIPLINE_NAMES,
  t1: "T1",
  t2: "T2",
} as const satisfies Record<RaceLeg, string>;

export { brokenLaws } from "./broken-laws.ts";
export { CHANGE_LAWS, FIRM_RULES } from "./change-laws.ts";
export * from "./judged-places.ts";
export * from "./overreached.ts";
export type { PlanLaw } from "./plan-law.ts";
export * from "./plan-laws.ts";
export * from "./requests.ts";
export { arbJudgedSeason, brokenSeason, SEASON_LAWS } from "./season-laws.ts";

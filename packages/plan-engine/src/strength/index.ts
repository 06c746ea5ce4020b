export { strengthOfWeek } from "./strength-of-week.ts";
export { STRENGTH_ADVICE, STRENGTH_VARIANTS, STRENGTH_WARM_UP } from "./strength-session.ts";

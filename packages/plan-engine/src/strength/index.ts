export { strengthOfWeek, type WeekStrength } from "./strength-of-week.ts";
export {
  STRENGTH_ADVICE,
  STRENGTH_VARIANTS,
  STRENGTH_WARM_UP,
  type StrengthVariant,
} from "./strength-session.ts";

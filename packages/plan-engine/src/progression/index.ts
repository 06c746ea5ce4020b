export { progressionOf, type LessBecause, type ProgressionMember } from "./progression-of.ts";

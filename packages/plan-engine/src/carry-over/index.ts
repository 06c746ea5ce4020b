export { carryOver, type CarriedExercise, type CarryOver } from "./carry-over.ts";

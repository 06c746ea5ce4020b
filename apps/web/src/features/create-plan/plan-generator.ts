// A module of its own, so that the bundler can part it from what the page opens with: the library
// of exercises is the larger half of the engine.
export { generatePlan } from "@triplan/planner";

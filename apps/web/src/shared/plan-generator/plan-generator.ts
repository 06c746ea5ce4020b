// A separate module so that the bundler can split it off: the exercise library is the larger half
// of the engine.
export { previewSeason } from "@triplan/plan-engine";
export { previewSample } from "./preview-sample.ts";

export { decodeFit } from "./decode-fit.ts";
export { GOLDEN_FILES, sampleOptions } from "./golden-files.ts";
export * from "./sample-exercises.ts";

export { decodeFit } from "./decode-fit.ts";
export { GOLDEN_FILES } from "./golden-files.ts";

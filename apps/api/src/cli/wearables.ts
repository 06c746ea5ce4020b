import { runProgram } from "./program/run-program.ts";
import { WEARABLES } from "./wearables/wearables-program.ts";

await runProgram(WEARABLES, process.env, process.argv.slice(2));

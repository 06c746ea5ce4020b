import { RESTORE } from "./backup/restore-program.ts";
import { runProgram } from "./program/run-program.ts";

await runProgram(RESTORE, process.env, process.argv.slice(2));

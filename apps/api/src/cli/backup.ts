import { BACKUP } from "./backup/backup-program.ts";
import { runProgram } from "./program/run-program.ts";

await runProgram(BACKUP, process.env, process.argv.slice(2));

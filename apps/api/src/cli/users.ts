import { runProgram } from "./program/run-program.ts";
import { USERS } from "./users/users-program.ts";

await runProgram(USERS, process.env, process.argv.slice(2));

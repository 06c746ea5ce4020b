import { runDoctor } from "./doctor/run-doctor.ts";

const isHealthy = await runDoctor(process.env, (line) => void process.stdout.write(`${line}\n`));
process.exitCode = isHealthy ? 0 : 1;

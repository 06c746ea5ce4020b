import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { PLAN_RULES } from "@triplan/plan-engine";
import { CHANGE_LAWS, PLAN_LAWS } from "@triplan/plan-engine/testing";
import { provePlans } from "./prove-plans/prove-plans.ts";
import { proofTable } from "./prove-plans/proof-table.ts";
import { proveSeasons, seasonTable } from "./prove-plans/prove-seasons.ts";

const USAGE = `Searches for requests that break a rule of the plan engine: pnpm prove [--runs n] [--seed n] [--rules-only] [--seasons n]

  --runs        random requests for the rules; 10,000 without it
  --seed        tries the same requests again; a new one without it
  --rules-only  leaves out the property tests of packages/plan-engine
  --seasons     lives this many random seasons instead, with adjustments, time off, races and answered
                proposals: 10,000 take about 40 minutes

Each broken rule prints the smallest request that breaks it; a broken property test prints its
seed, path and first counterexample. PROPERTY_SEED=<seed> PROPERTY_SHRINK=1 vitest run <file> looks for
the smallest one. Exits with 1 where anything is broken.`;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    "rules-only": { type: "boolean", default: false },
    seasons: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
/** At this number of requests the property tests use their own number of cases. */
const RUNS_OF_THE_UNIT_TESTS = 100;

function main(): boolean {
  if (values.help) {
    console.log(USAGE);
    return true;
  }
  const [runs, seed] = [Number(values.seasons ?? values.runs), Number(values.seed)];
  if (!(Number.isInteger(runs) && runs > 0 && Number.isInteger(seed))) {
    console.error(USAGE);
    return false;
  }
  if (values.seasons !== undefined) {
    const lived = proveSeasons(runs, seed, (done) => console.error(`${done} of ${runs} seasons`));
    console.log(seasonTable(lived));
    return lived.broken.size === 0;
  }
  const proof = provePlans(runs, seed);
  console.log(proofTable(proof));
  const required = new Set([...PLAN_RULES, ...PLAN_LAWS, ...CHANGE_LAWS].map(({ id }) => id));
  const isKept = proof.lines.every(({ id, broken }) => broken === 0 || !required.has(id));
  return (values["rules-only"] || provePropertyTests(runs, seed)) && isKept;
}

/** Runs the property tests with more cases and another seed. */
function provePropertyTests(runs: number, seed: number): boolean {
  console.log(`\nProperty tests of packages/plan-engine, seed ${seed}`);
  const { status } = spawnSync("vitest", ["run", "packages/plan-engine", "--testTimeout=600000"], {
    stdio: "inherit",
    env: {
      ...process.env,
      PROPERTY_SEED: String(seed),
      PROPERTY_SCALE: String(Math.max(1, runs / RUNS_OF_THE_UNIT_TESTS)),
    },
  });
  return status === 0;
}

if (!main()) process.exitCode = 1;

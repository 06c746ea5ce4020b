import { PLAN_RULES } from "@triplan/planner";
import { PLAN_LAWS } from "@triplan/planner/testing";
import { provePlans } from "./prove-plans/prove-plans.ts";
import { proofTable } from "./prove-plans/proof-table.ts";

/*
 * Tries the rules and laws of the plan engine on random requests: `pnpm prove [plans] [seed]`. The
 * same seed tries the same requests. Fails where a rule or a law is broken.
 */
const plans = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);

const proof = provePlans(plans, seed);
console.log(proofTable(proof));
const required = new Set([...PLAN_RULES, ...PLAN_LAWS].map(({ id }) => id));
const broken = proof.lines.filter(({ id, broken: count }) => required.has(id) && count > 0);
if (broken.length > 0) process.exitCode = 1;

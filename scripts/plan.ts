import { dateInZone } from "@triplan/domain";
import { checkPlan, generatePlan } from "@triplan/plan-engine";
import { FlagError } from "./print-plan/flag-error.ts";
import { HELP } from "./print-plan/help.ts";
import { readFlags, type PrintOrder } from "./print-plan/plan-flags.ts";
import { weekExercises } from "./print-plan/week-exercises.ts";
import { weekTable } from "./print-plan/week-table.ts";

function print({ request, isJson, isSummary, onlyWeek }: PrintOrder): void {
  const plan = generatePlan(request);
  if (isJson) {
    console.log(JSON.stringify({ request, ...plan }, null, 2));
    return;
  }
  console.log(`${request.raceType}, ${request.level}, race on ${request.raceDate}\n`);
  console.log(weekTable(request, plan));
  const texts = [...plan.warnings, ...checkPlan(request, plan).map(({ message }) => message)];
  if (texts.length > 0) console.log(`\n${texts.join("\n")}`);
  const shown = plan.weeks.filter(({ week }) => onlyWeek === null || week === onlyWeek);
  if (isSummary) return;
  for (const week of shown) console.log(`\n${weekExercises(request, week, onlyWeek !== null)}`);
}

try {
  const order = readFlags(process.argv.slice(2), dateInZone(new Date(), "UTC"));
  if (order) print(order);
  else console.log(HELP);
} catch (error) {
  if (!(error instanceof FlagError)) throw error;
  console.error(`${error.message}\n\n${HELP}`);
  process.exitCode = 1;
}

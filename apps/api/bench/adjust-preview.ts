import { LESS } from "../src/testing/inputs/any-input.ts";
import { benchApp, listen } from "./load/bench-app.ts";
import { addPlan, signUp } from "./load/sign-up.ts";
import { StatementCount } from "./load/statement-count.ts";
import { withDatabase } from "./load/with-database.ts";
import { figure, median, printTimes, quantile, report, timed } from "./report/index.ts";

/*
 * `pnpm bench adjust-preview [rounds]`: how long the preview of an adjustment takes over REST, for plans of
 * some lengths in turns. Each round asks for another volume.
 */
const ROUNDS = Number(process.argv[2] ?? 50);
const LENGTHS = [16, 52, 104];
const MIN_VOLUME = 50;
/** Volumes of less than a whole, in steps of 5 percent. */
const VOLUMES = 10;

const statements = new StatementCount();
await withDatabase({ log: statements.log }, async ({ db }) => {
  const app = await benchApp({ db, wearable: null, background: null });
  const { caller } = await signUp(await listen(app));
  const plans: { weeks: number; path: string; times: number[] }[] = [];
  for (const weeks of LENGTHS) {
    const path = `/training-plans/${await addPlan(caller, weeks)}/adjust/preview`;
    plans.push({ weeks, path, times: [] });
  }
  const before = statements.sent;
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = { ...LESS, volumeAdjustment: MIN_VOLUME + 5 * (round % VOLUMES) };
    for (const { path, times } of plans) {
      times.push(await timed(() => caller.call("preview", "POST", path, body)));
    }
  }
  const sent = (statements.sent - before) / (ROUNDS * plans.length);
  await app.close();
  console.log(`${ROUNDS} rounds`);
  for (const { weeks, times } of plans) printTimes(`preview of ${weeks} weeks`, times);
  report([
    ...plans.flatMap(({ weeks, times }) => [
      figure(`adjust preview, ${weeks} weeks: p50`, median(times), "ms"),
      figure(`adjust preview, ${weeks} weeks: p99`, quantile(times, 0.99), "ms"),
    ]),
    figure("adjust preview: statements", sent, ""),
  ]);
});

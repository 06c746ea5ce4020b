import { parseArgs } from "node:util";
import { findPgbouncer } from "@triplan/db/testing/pgbouncer";
import { raceServers } from "./load/race-servers.ts";
import { restoreInTraffic } from "./load/restore-in-traffic.ts";
import { canMount, STAGES, twoServers } from "./load/stages.ts";
import { sufferFault, type Losses } from "./load/suffer-fault.ts";
import { webhooksInCrashes } from "./load/webhooks-in-crashes.ts";

/*
 * `pnpm chaos [rounds] [writers] [--only part-of-a-name]`: strikes each fault several times while
 * athletes change their plans on loopback, sends the same to two servers at once, sends webhooks
 * while servers and workers are killed, and restores a backup made meanwhile. Fails if an
 * acknowledged change is missing afterwards, one is stored twice, or a call is answered with 500.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "" } },
});
const rounds = Number(positionals[0] ?? 20);
const writers = Number(positionals[1] ?? 32);
const isAsked = (name: string) => name.includes(values.only);

let isWhole = true;
function print(
  name: string,
  { attempts, acknowledged, missing, doubled, faulty }: Losses,
  more = "",
) {
  console.log(
    `${name.padEnd(34)}${attempts} attempts, ${acknowledged} acknowledged, ${missing} missing, ` +
      `${doubled} duplicated, ${faulty} × 500${more}`,
  );
  isWhole = isWhole && missing + doubled + faulty === 0;
}

for (const [name, open] of Object.entries(STAGES)) {
  if (!isAsked(name)) continue;
  if (open === STAGES["a small disk"] && !canMount()) {
    console.log(`${name}: only root may mount one`);
    continue;
  }
  if (open === STAGES["servers behind PgBouncer"] && !findPgbouncer()) {
    console.log(`${name}: PgBouncer is not installed`);
    continue;
  }
  const stage = await open();
  try {
    for (const fault of stage.faults) {
      const losses = await sufferFault(stage, fault, { rounds, writers });
      const longest = (losses.longestOutage / 1000).toFixed(1);
      print(fault.name, losses, `, ready after at most ${longest} s`);
    }
  } finally {
    await stage.remove();
  }
}
if (isAsked("race")) {
  const servers = await twoServers();
  try {
    for (const [name, losses] of await raceServers(servers, rounds)) print(name, losses);
  } finally {
    await servers.remove();
  }
}
if (isAsked("webhooks")) {
  const load = { webhooks: 10_000, athletes: 1000, rate: 80, every: 10_000 };
  const { crashes, drained, ...losses } = await webhooksInCrashes(load);
  const more = `, ${crashes} crashes, all stored ${(drained / 1000).toFixed(0)} s after the last`;
  print("webhooks, processes killed", losses, more);
}
if (isAsked("restore")) print("restore in traffic", await restoreInTraffic(writers));
process.exitCode = isWhole ? 0 : 1;

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@triplan/db";
import { startScratchCluster } from "@triplan/embedded-postgres";
import { seededRandom } from "@triplan/wearable-sandbox/random";
import { ApiCaller, CallFailed } from "./api-caller.ts";
import { Athlete } from "./athlete.ts";
import { Product } from "./product.ts";
import { runCommand } from "./run-command.ts";
import type { Losses } from "./suffer-fault.ts";
import { Tally } from "./tally.ts";

/**
 * Backs a server up while its athletes write, and restores the file into an empty server that
 * newcomers already call. Every plan acknowledged before the backup must be there afterwards, and
 * every newcomer whose registration was acknowledged.
 */
export async function restoreInTraffic(writers: number): Promise<Losses> {
  const folder = mkdtempSync(join(tmpdir(), "triplan-backup-"));
  const cluster = await startScratchCluster();
  const source = await Product.start();
  const target = await Product.start({ settings: { DATABASE_URL: cluster.connectionString } });
  const connection = connect({ connectionString: cluster.connectionString, onError: () => {} });
  try {
    const tally = new Tally();
    const file = join(folder, "triplan.backup");
    const saved = await backUpInTraffic(source, { file, writers, tally });
    const newcomers = new Newcomers(target, tally);
    const started = performance.now();
    await runCommand("restore", [file, "--into-empty"], target.settings);
    const longestOutage = performance.now() - started;
    const registered = await newcomers.stop();
    const plans = await connection.db
      .selectFrom("trainingPlan")
      .select(["id", "name", "totalWeeks", "userId"])
      .execute();
    const exercises = await connection.db
      .selectFrom("exercise")
      .select(["trainingPlanId", "week"])
      .distinct()
      .execute();
    const weeks = Map.groupBy(exercises, ({ trainingPlanId }) => trainingPlanId);
    const halves = plans.filter(({ id, totalWeeks }) => weeks.get(id)?.length !== totalWeeks);
    const ids = new Set(plans.map(({ id }) => id));
    const users = await connection.db.selectFrom("userAccount").select("username").execute();
    const names = new Set(users.map(({ username }) => username));
    return {
      attempts: tally.calls,
      acknowledged: saved.length + registered.length,
      missing:
        saved.filter((id) => !ids.has(id)).length +
        registered.filter((name) => !names.has(name)).length +
        halves.length,
      doubled: plans.length - new Set(plans.map(({ name }) => name)).size,
      faulty: tally.faulty,
      longestOutage,
    };
  } finally {
    await connection.close();
    await Promise.all([source.remove(), target.remove()]);
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the plans that were acknowledged when the backup began. */
async function backUpInTraffic(
  source: Product,
  { file, writers, tally }: { file: string; writers: number; tally: Tally },
): Promise<number[]> {
  const athletes = Array.from(
    { length: writers },
    (_, number) =>
      new Athlete(new ApiCaller(source.origin, tally), seededRandom(`athlete ${number}`)),
  );
  for (const athlete of athletes) await athlete.signUp();
  const stop = new AbortController();
  const writing = Promise.all(athletes.map((athlete) => athlete.keepWriting(stop.signal)));
  await sleep(500);
  const plans = athletes.flatMap((athlete) => athlete.plans);
  await runCommand("backup", [file], source.settings);
  stop.abort();
  await writing;
  return plans;
}

/** Visitors who register one after the other while the database is being restored. */
class Newcomers {
  readonly #registered: string[] = [];
  readonly #stop = new AbortController();
  readonly #calling: Promise<void>;

  constructor({ origin }: Product, tally: Tally) {
    this.#calling = this.#register(new ApiCaller(origin, tally));
  }

  /** Returns the acknowledged registrations. */
  async stop(): Promise<readonly string[]> {
    this.#stop.abort();
    await this.#calling;
    return this.#registered;
  }

  async #register(api: ApiCaller): Promise<void> {
    // An account before the restore would make it refuse the database as not empty.
    const account = { username: "nobody@example.org", password: "swim-bike-run-42" };
    while (!this.#stop.signal.aborted) {
      await api.call("login", "POST", "/login", account).catch(failed);
      await sleep(50);
    }
    const username = `newcomer-${crypto.randomUUID()}@example.org`;
    await api.call("register", "POST", "/register", { ...account, username });
    this.#registered.push(username);
  }
}

const failed = (error: unknown): void => {
  if (!(error instanceof CallFailed)) throw error;
};

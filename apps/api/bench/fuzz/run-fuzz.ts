import { Agent } from "node:http";
import { connect } from "@triplan/db";
import { seededRandom } from "@triplan/wearable-sandbox/random";
import type { Product } from "../load/product.ts";
import { newFuzzAthlete } from "./fuzz-athlete.ts";
import { faultOf, storedFault } from "./judge-answer.ts";
import { newRequest, type Players } from "./new-request.ts";
import { sendRaw, type RawAnswer, type RawRequest } from "./send-raw.ts";
import { allTargets, type Target } from "./targets.ts";
import { WriteLog } from "./write-log.ts";

const SLOW_MS = 200;
/** After so many requests another account attacks: the first one fills up. */
const REQUESTS_OF_AN_ACCOUNT = 400;

interface FuzzFault {
  number: number;
  target: string;
  fault: string;
  request: string;
}

export interface FuzzReport {
  /** Requests by the first digit of their status. */
  statuses: Readonly<Record<string, number>>;
  faults: readonly FuzzFault[];
  /** Answers over 200 ms by target: how many, and the slowest in milliseconds. */
  slow: ReadonlyMap<string, { count: number; slowest: number }>;
  targets: number;
}

/** Sends generated requests one after the other and checks each answer and what it stored. */
export async function runFuzz(
  product: Product,
  { seed, requests }: { seed: string; requests: number },
): Promise<FuzzReport> {
  const { connectionString } = await product.database();
  const connection = connect({ connectionString, max: 2, onError: () => {} });
  const log = await WriteLog.open(connectionString);
  try {
    return await new Fuzz(product, {
      log,
      newAthlete: () => newFuzzAthlete(product.origin, connection.db, log),
    }).run(seed, requests);
  } finally {
    await Promise.all([log.close(), connection.close()]);
  }
}

class Fuzz {
  readonly #product: Product;
  readonly #log: WriteLog;
  readonly #newAthlete: () => ReturnType<typeof newFuzzAthlete>;
  readonly #agent = new Agent({ keepAlive: false });
  #sent = 0;
  readonly #statuses: Record<string, number> = {};
  readonly #faults: FuzzFault[] = [];
  readonly #slow = new Map<string, { count: number; slowest: number }>();

  constructor(
    product: Product,
    parts: { log: WriteLog; newAthlete: () => ReturnType<typeof newFuzzAthlete> },
  ) {
    this.#product = product;
    this.#log = parts.log;
    this.#newAthlete = parts.newAthlete;
  }

  async run(seed: string, requests: number): Promise<FuzzReport> {
    const random = seededRandom(seed);
    const targets = shuffled(random, allTargets());
    const victim = await this.#newAthlete();
    const before = await this.#log.digestOf(victim.userId);
    let players: Players = { victim, attacker: await this.#newAthlete() };
    let sentByAccount = 0;
    for (let number = 0; number < requests; number += 1) {
      const target = targets[number % targets.length];
      if (!target) throw new Error("Nothing to call");
      const isSpent = (sentByAccount += 1) > REQUESTS_OF_AN_ACCOUNT;
      if (isSpent || !(await this.#isLoggedIn(players))) {
        players = { victim, attacker: await this.#newAthlete() };
        sentByAccount = 0;
      }
      await this.#try(number, target, newRequest(random, target, players), players);
    }
    await this.#compare(victim.userId, before);
    for (const line of this.#product.errors)
      this.#addFault(requests, null, "logged an error", line);
    this.#agent.destroy();
    return {
      statuses: this.#statuses,
      faults: this.#faults,
      slow: this.#slow,
      targets: targets.length,
    };
  }

  async #isLoggedIn({ attacker: { cookie } }: Players): Promise<boolean> {
    const read = { method: "GET", path: "/api/user", headers: { cookie }, body: null };
    return (await this.#send(read)).status === 200;
  }

  #send = (request: RawRequest): Promise<RawAnswer> =>
    sendRaw(new URL(this.#product.origin), this.#agent, {
      from: `127.0.0.${2 + (this.#sent++ % 250)}`,
      ...request,
    });

  async #try(number: number, target: Target, request: RawRequest, players: Players): Promise<void> {
    await this.#log.take();
    const answer = await this.#send(request);
    const writes = await this.#log.take();
    const { status, milliseconds } = answer;
    const kind = `${Math.floor(status / 100)}xx`;
    this.#statuses[kind] = (this.#statuses[kind] ?? 0) + 1;
    if (milliseconds > SLOW_MS) this.#addSlow(target.name, milliseconds);
    const shown = shownRequest(request);
    const fault = faultOf(target, request, answer, players);
    if (fault !== null) this.#addFault(number, target, fault, shown);
    const foreign = writes.filter(({ userId }) => userId === players.victim.userId);
    if (foreign.length > 0 && !isOfVictim(request, players)) {
      const tables = foreign.map(({ table, operation }) => `${table} ${operation}`);
      this.#addFault(number, target, `wrote rows of another athlete: ${tables.join(", ")}`, shown);
    }
    if (status < 400) return;
    const stored = storedFault(writes);
    if (stored === null) return;
    // An import may have written meanwhile: only a request that does so again is a fault.
    await this.#log.untilQuiet();
    await this.#log.take();
    const again = await this.#send(request);
    const repeated = storedFault(await this.#log.take());
    if (again.status >= 400 && repeated !== null) {
      this.#addFault(number, target, `${status}, but ${repeated}`, shown);
    }
  }

  #addSlow(name: string, milliseconds: number): void {
    const { count, slowest } = this.#slow.get(name) ?? { count: 0, slowest: 0 };
    this.#slow.set(name, { count: count + 1, slowest: Math.max(slowest, milliseconds) });
  }

  #addFault(number: number, target: Target | null, fault: string, request: string): void {
    this.#faults.push({ number, target: target?.name ?? "", fault, request });
  }

  async #compare(userId: number, before: Record<string, string>): Promise<void> {
    const after = await this.#log.digestOf(userId);
    for (const [table, digest] of Object.entries(before)) {
      // Reading the feed notes when.
      if (table !== "calendar_feed" && after[table] !== digest) {
        this.#addFault(0, null, `another athlete's rows in ${table} changed`, "");
      }
    }
  }
}

/** The feed's address notes when it was read. */
const isOfVictim = ({ path }: RawRequest, { victim }: Players) => path.includes(victim.feed);

const shownRequest = ({ method, path, headers, body }: RawRequest) => {
  const content = typeof body === "string" ? body : `${body?.length ?? 0} bytes`;
  const sent = JSON.stringify({ ...headers, cookie: headers["cookie"]?.slice(0, 12) });
  return `${method} ${path.slice(0, 500)} ${sent} ${content.slice(0, 1500)}`;
};

function shuffled<T>(random: () => number, list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

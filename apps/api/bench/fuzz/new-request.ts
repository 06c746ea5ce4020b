import type { Random } from "@triplan/wearable-sandbox/random";
import { changeValue } from "./change-value.ts";
import { FUZZ_PASSWORD, type FuzzAthlete } from "./fuzz-athlete.ts";
import type { RawRequest } from "./send-raw.ts";
import type { Target } from "./targets.ts";
import { chance, likelyValue, NASTY, pick, withNearDates } from "./values.ts";

/** The table of each id in a path or an input. */
const TABLES: Readonly<Record<string, string>> = {
  planId: "training_plan",
  exerciseId: "exercise",
  activityId: "wearable_activity",
  timeOffId: "time_off",
  raceId: "plan_race",
  layerId: "plan_layer",
  revisionId: "plan_revision",
  adjustmentId: "plan_adjustment",
  thresholdId: "threshold_record",
  importId: "activity_import",
  loginId: "user_session",
  passkeyId: "passkey",
  runId: "sync_run",
};

/** The table of `{id}` by what comes before it in a path. */
const TABLES_BY_PATH: Readonly<Record<string, string>> = {
  "training-plans": "training_plan",
  exercises: "exercise",
  activities: "wearable_activity",
  imports: "activity_import",
  import: "account_import",
  thresholds: "threshold_record",
  logins: "user_session",
  passkeys: "passkey",
  sync: "sync_run",
};

const NO_IDS = ["0", "-1", "1.5", "abc", "1;drop", "9".repeat(25), "1e3", "0x1", "%00", "%F0%9F"];
const TEXTS = ["x", "%E2%80%AE", "..%2f..%2fetc", "a".repeat(4000), "%00", "%ff", "__proto__"];

export interface Players {
  attacker: FuzzAthlete;
  victim: FuzzAthlete;
}

/** A request to the target: often valid, often changed, often with what belongs to the victim. */
export function newRequest(random: Random, target: Target, players: Players): RawRequest {
  const path = target.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string, at: number) =>
    parameter(random, { name, before: target.path.slice(0, at) }, players),
  );
  const headers = newHeaders(random, players);
  if (target.kind === "trpc") return trpcRequest(random, target, { headers, players });
  const { method } = target;
  const query = queryOf(random, target);
  const body = method === "GET" ? null : newBody(random, target, players);
  if (body !== null) headers["content-type"] = contentType(random, target);
  if (body === null || headers["content-type"] === "") delete headers["content-type"];
  return { method, path: `${path}${query}`, headers, body };
}

function parameter(
  random: Random,
  { name, before }: { name: string; before: string },
  { attacker, victim }: Players,
): string {
  if (chance(random, 0.12)) return pick(random, NO_IDS);
  const owner = chance(random, 0.25) ? victim : attacker;
  if (name === "week") return String(Math.floor(random() * 18));
  if (name === "feed") return owner.feed;
  if (name === "token") return owner.token;
  if (name === "text" || name === "key") return pick(random, TEXTS);
  const parent = before.split("/").findLast((part) => part !== "") ?? "";
  return String(idIn(random, owner, TABLES[name] ?? TABLES_BY_PATH[parent] ?? ""));
}

function idIn(random: Random, owner: FuzzAthlete, table: string): number {
  const ids = owner.ids.get(table) ?? [];
  return ids.length > 0 ? pick(random, ids) : 1;
}

const ZONES = ["Europe/Lisbon", "Pacific/Kiritimati", "Etc/GMT+12", "Mars/Base", "x".repeat(300)];

function newHeaders(random: Random, { attacker }: Players): Record<string, string> {
  const cookie = pick(random, [
    ...Array.from({ length: 16 }, () => attacker.cookie),
    "",
    `${attacker.cookie}x`,
    "triplan=garbage; triplan=%00",
  ]);
  return {
    cookie,
    ...(chance(random, 0.3) && { "x-time-zone": pick(random, ZONES) }),
    ...(chance(random, 0.1) && { "idempotency-key": pick(random, ["form-1", "k".repeat(300)]) }),
    ...(chance(random, 0.1) && { "x-file-name": pick(random, ["a.fit", "%ff.zip", "..%2f.gpx"]) }),
    ...(chance(random, 0.03) && { origin: "https://other.example" }),
    ...(chance(random, 0.03) && { "if-none-match": '"x"' }),
  };
}

function queryOf(random: Random, { query }: Target): string {
  const sent = query.filter(() => chance(random, 0.5));
  const values = sent.map((name) => {
    const value = pick(random, ["1", "50", "pace", "true", "mi", ...NASTY.slice(0, 50)]);
    return `${name}=${encodeURIComponent(String(value).toWellFormed()).slice(0, 3000)}`;
  });
  return values.length === 0 ? "" : `?${values.join("&")}`;
}

const OTHER_TYPES = [
  "",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "application/octet-stream",
  "x",
];

function contentType(random: Random, { kind }: Target): string {
  if (chance(random, 0.06)) return pick(random, OTHER_TYPES);
  return kind === "upload" ? "application/octet-stream" : "application/json";
}

function newBody(random: Random, target: Target, players: Players): Uint8Array | string | null {
  if (target.kind === "upload") return uploadBytes(random, target, players);
  if (chance(random, 0.08)) return pick(random, BROKEN_BODIES)();
  if (!target.schema) return pick(random, [null, "", "{}", "[]"]);
  const file = uploadOf(target, players);
  if (file && chance(random, 0.8)) {
    const content: unknown = JSON.parse(Buffer.from(file).toString());
    return JSON.stringify(changeValue(random, content, strangeValues(random, players)));
  }
  return JSON.stringify(inputOf(random, target, players));
}

/** Bodies that are no JSON, or no JSON that a server should read. */
const BROKEN_BODIES: readonly (() => Uint8Array | string)[] = [
  () => "",
  () => "null",
  () => '"x"',
  () => "[]",
  () => "{}{}",
  () => '{"name":"a',
  () => '\ufeff{"a":1}',
  () => '{"__proto__":{"isAdmin":true}}',
  () => '{"a":1e999}',
  () => `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
  () => `{"name":"${"x".repeat(300_000)}"}`,
  () => Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
  () => JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [at, at]))),
];

/** An input of the target, likely or changed, with ids of both athletes. */
function inputOf(random: Random, { schema, example }: Target, players: Players): unknown {
  const isFromExample = example !== null && example !== undefined && chance(random, 0.6);
  const base = isFromExample
    ? withNearDates(random, example)
    : likelyValue(random, schema ?? { type: "object" });
  const named = withKnownValues(random, base, players);
  return changeValue(random, named, strangeValues(random, players));
}

function strangeValues(random: Random, { victim }: Players): unknown[] {
  const ids = [...victim.ids.values()].flatMap((each) => each.slice(0, 2));
  return [pick(random, ids), victim.userId, victim.username, victim.token, victim.feed];
}

/** Ids, passwords and tokens by the names of their fields. */
function withKnownValues(random: Random, value: unknown, players: Players): unknown {
  if (Array.isArray(value)) return value.map((each) => withKnownValues(random, each, players));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, known(random, name, each, players)]),
  );
}

function known(random: Random, name: string, value: unknown, players: Players): unknown {
  const owner = chance(random, 0.2) ? players.victim : players.attacker;
  const table = TABLES[name];
  if (table !== undefined) return idIn(random, owner, table);
  // The right password would end the attacker's account.
  if (/^(?:password|currentPassword)$/.test(name) && chance(random, 0.1)) return FUZZ_PASSWORD;
  // Many failures of one name would slow its logins down.
  if (name === "username") return `${Math.floor(random() * 1e9)}@example.org`;
  if (name === "week" || name === "fromWeek") return 1 + Math.floor(random() * 16);
  return withKnownValues(random, value, players);
}

/** A file that the target takes. */
const uploadOf = ({ path }: Target, { attacker }: Players): Uint8Array | undefined =>
  [...attacker.uploads].find(([end]) => path.endsWith(end))?.[1];

function uploadBytes(random: Random, target: Target, players: Players): Uint8Array | string {
  const valid = uploadOf(target, players);
  const kind = random();
  if (!valid || kind < 0.15) return pick(random, BROKEN_BODIES)();
  if (kind < 0.3) return valid.slice(0, Math.floor(random() * valid.length));
  if (kind < 0.5) return valid;
  const changed = Uint8Array.from(valid);
  for (let times = 0; times < 20; times += 1) {
    changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
  }
  return changed;
}

function trpcRequest(
  random: Random,
  target: Target,
  { headers, players }: { headers: Record<string, string>; players: Players },
): RawRequest {
  const input = target.schema === null ? {} : inputOf(random, target, players);
  const method = chance(random, 0.02) ? pick(random, ["GET", "POST", "PUT"]) : target.method;
  if (method === "GET") {
    const text = encodeURIComponent((JSON.stringify(input) ?? "").toWellFormed());
    return { method, path: `${target.path}?input=${text.slice(0, 8000)}`, headers, body: null };
  }
  const json = JSON.stringify(input) ?? "";
  const isBroken = chance(random, 0.06);
  const body = isBroken ? pick(random, BROKEN_BODIES)() : json;
  const type = contentType(random, target);
  if (type !== "") headers["content-type"] = type;
  const isBatch = !isBroken && chance(random, 0.05);
  const name = target.path.slice("/trpc/".length);
  return isBatch
    ? { method, path: `/trpc/${name},${name}?batch=1`, headers, body: `{"0":${json},"1":${json}}` }
    : { method, path: target.path, headers, body };
}

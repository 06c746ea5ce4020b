import { documentedAnswer } from "../../src/testing/api/documented-answer.ts";
import { fieldOf } from "../../src/testing/api/field-of.ts";
import type { Players } from "./new-request.ts";
import type { RawAnswer, RawRequest } from "./send-raw.ts";
import type { Target } from "./targets.ts";
import type { Write } from "./write-log.ts";

const INTERNALS = /\.ts:\d|node_modules|SQLSTATE|violates|syntax error|at \w+ \(/;

/** What is wrong with an answer; null if it is as promised. */
export function faultOf(
  target: Target,
  { method, path }: RawRequest,
  answer: RawAnswer,
  { victim }: Players,
): string | null {
  const { status, body } = answer;
  if (status === 0) return `no answer: ${body}`;
  if (status >= 500) return `status ${status}: ${body.slice(0, 300)}`;
  if (INTERNALS.test(body) && status >= 400) return `exposes internals: ${body.slice(0, 300)}`;
  // The addresses of the feed and of the public link show the victim's plan on purpose.
  const isOpen = [victim.feed, victim.token].some((address) => path.includes(address));
  if (!isOpen && body.includes(victim.marker)) return "shows another athlete's data";
  if (status >= 400) return envelopeFault(answer);
  if (target.kind !== "rest" || (method === "GET" && !isJson(answer))) return null;
  return documentFault(method, path, body);
}

const isJson = ({ headers }: RawAnswer) =>
  headers["content-type"]?.startsWith("application/json") === true;

/** Every refusal has a message for the athlete, a code and the id of the request. */
function envelopeFault({ status, body }: RawAnswer): string | null {
  const answered = parsed(body);
  const errors = [answered].flat().map((each) => fieldOf(each, "error"));
  const isTrpc = errors.some((each) => each !== undefined);
  const refusal = isTrpc ? errors.find((each) => each !== undefined) : answered;
  const data = isTrpc ? fieldOf(refusal, "data") : refusal;
  const parts = [
    fieldOf(refusal, "message"),
    fieldOf(data, isTrpc ? "reason" : "code"),
    fieldOf(data, "requestId"),
  ];
  const isWhole = parts.every((part) => typeof part === "string" && part !== "");
  return isWhole ? null : `status ${status} without our envelope: ${body.slice(0, 300)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function documentFault(method: string, path: string, body: string): string | null {
  try {
    documentedAnswer(method, path, parsed(body));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 600) : "answers other than documented";
  }
}

/** Counts guesses and notes when a login was last used, whatever the answer is. */
const BOOKKEEPING = new Set(["login_failure insert", "user_session update"]);

/** What a refused or reading request has stored; null if nothing. */
export function storedFault(writes: readonly Write[]): string | null {
  const stored = writes
    .map(({ table, operation }) => `${table} ${operation}`)
    .filter((write) => !BOOKKEEPING.has(write));
  return stored.length === 0 ? null : `stored ${[...new Set(stored)].join(", ")}`;
}

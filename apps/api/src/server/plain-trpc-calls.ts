import {
  getErrorShape,
  getTRPCErrorFromUnknown,
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
  type TRPCError,
} from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { TRPCResponse } from "@trpc/server/rpc";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { appRouter } from "../modules/app-router.ts";
import type { Context } from "../trpc/context.ts";
import { publicError } from "../trpc/public-error.ts";

interface PlainCall {
  path: string;
  procedure: AnyTRPCProcedure;
  input: unknown;
}

interface PlainCalls {
  type: "query" | "mutation";
  isBatch: boolean;
  calls: readonly PlainCall[];
}

const TYPES = new Map<string, PlainCalls["type"]>([
  ["GET", "query"],
  ["POST", "mutation"],
]);

/** Only what the clients of tRPC send; the official adapter reads all else. */
const plainQuery = z.strictObject({
  batch: z.literal("1").optional(),
  input: z.string().optional(),
});
const plainPath = z.object({ path: z.string() });
const batchInputs = z.record(z.string(), z.unknown());

// The router has its procedures by their full names too, which its type does not say.
const { _def: router }: { _def: AnyTRPCRouter["_def"] } = appRouter;
const { procedures, _config: config } = router;

const typeOf = ({ _def: { type } }: AnyTRPCProcedure) => type;

/**
 * The calls of a request that is nothing but queries by GET, or mutations by POST, as JSON; null for
 * streams, mistakes and everything rare, which the official adapter answers.
 */
function plainCalls(
  request: FastifyRequest,
  { body, maxBatch }: Pick<PlainOptions, "body" | "maxBatch">,
): PlainCalls | null {
  const type = TYPES.get(request.method);
  const query = plainQuery.safeParse(request.query);
  const params = plainPath.safeParse(request.params);
  if (!type || !query.success || !params.success || !isPlainJson(request)) return null;
  const isBatch = query.data.batch !== undefined;
  const paths = isBatch ? params.data.path.split(",") : [params.data.path];
  const inputs = inputsOf(type === "query" ? parsed(query.data.input) : body, isBatch);
  if (!inputs || paths.length > maxBatch) return null;
  const calls = paths.flatMap((path, index) => {
    const procedure: AnyTRPCProcedure | undefined = procedures[path];
    if (!procedure || typeOf(procedure) !== type) return [];
    return [{ path, procedure, input: inputs[index] }];
  });
  return calls.length === paths.length ? { type, isBatch, calls } : null;
}

function isPlainJson({ method, headers }: FastifyRequest): boolean {
  const { accept, "content-type": contentType } = headers;
  if (accept?.includes("jsonl") === true) return false;
  return contentType === undefined ? method === "GET" : contentType.startsWith("application/json");
}

/** The value of the text, no inputs without one; undefined if it can't be read. */
function parsed(text: string | undefined): unknown {
  if (!text) return NO_INPUTS;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const NO_INPUTS = Object.freeze({});

/** The input of each call; null if they can't be read. */
function inputsOf(value: unknown, isBatch: boolean): Readonly<Record<string, unknown>> | null {
  if (value === undefined) return null;
  if (value === NO_INPUTS) return NO_INPUTS;
  return isBatch ? (batchInputs.safeParse(value).data ?? null) : { 0: value };
}

interface PlainOptions {
  createContext: (request: FastifyRequest) => Context;
  /** The parsed body; undefined without one. */
  body: unknown;
  maxBatch: number;
}

/**
 * Answers plain calls as tRPC's adapter for Fastify does, in two thirds of the time: without
 * building a web request and reading a web answer as a stream. Returns false if it leaves them to it.
 */
export async function answerPlainCalls(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PlainOptions,
): Promise<boolean> {
  const plain = plainCalls(request, options);
  if (!plain) return false;
  const { type, isBatch, calls } = plain;
  const ctx = options.createContext(request);
  const leaving = new AbortController();
  reply.raw.once("close", () => leaving.abort());
  const errors: TRPCError[] = [];
  const results = await Promise.all(
    calls.map(async ({ path, procedure, input }, batchIndex): Promise<TRPCResponse> => {
      const { signal } = leaving;
      const getRawInput = () => Promise.resolve(input);
      try {
        const data: unknown = await procedure({ path, getRawInput, ctx, type, signal, batchIndex });
        return { result: { data } };
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause);
        errors.push(error);
        return { error: getErrorShape({ config, error, type, path, input, ctx }) };
      }
    }),
  );
  reply.code(getHTTPStatusCode(results)).headers({ ...HEADERS, ...retryAfterOf(errors) });
  // Fastify would add a charset to text.
  await reply.send(Buffer.from(JSON.stringify(isBatch ? results : results[0])));
  return true;
}

const HEADERS = { vary: "trpc-accept, accept", "content-type": "application/json" };

/** The time that an error asks to wait, as a header. */
export function retryAfterOf(errors: readonly TRPCError[]): Record<string, string> {
  const seconds = errors.map((error) => publicError(error).retryAfterSeconds).find(Boolean);
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

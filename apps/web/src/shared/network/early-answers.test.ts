import { initTRPC } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTrpcClient } from "./trpc.ts";

const ME = "/trpc/auth.me?batch=1&input=%7B%7D";

const t = initTRPC.create();
const router = t.router({
  auth: t.router({
    me: t.procedure.query(() => null),
    login: t.procedure.mutation(() => ({ id: 1 })),
  }),
});
const answerTo = (req: Request) => fetchRequestHandler({ endpoint: "/trpc", req, router });

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push(path);
    return answerTo(new Request(new URL(path, "http://localhost"), init));
  });
  const early = answerTo(new Request(new URL(ME, "http://localhost")));
  vi.stubGlobal("earlyAnswers", new Map([[ME, early]]));
});
afterEach(() => vi.unstubAllGlobals());

test("answers the first call that asks for it, and only that one", async () => {
  const client = createTrpcClient();
  expect(await client.auth.me.query()).toBeNull();
  expect(sent).toEqual([]);
  expect(await client.auth.me.query()).toBeNull();
  expect(sent).toEqual([ME]);
});

test("is dropped by a login, after which the server answers otherwise", async () => {
  const client = createTrpcClient();
  await client.auth.login.mutate({ username: "iris@example.com", password: "secret-words" });
  await client.auth.me.query();
  expect(sent).toEqual(["/trpc/auth.login", ME]);
});

test("that failed is reported like a call that failed", async () => {
  const failed = Promise.reject(new TypeError("Failed to fetch"));
  failed.catch(() => undefined);
  vi.stubGlobal("earlyAnswers", new Map([[ME, failed]]));
  await expect(createTrpcClient().auth.me.query()).rejects.toThrow(
    "Triplan can't be reached. Check your connection and try again.",
  );
});

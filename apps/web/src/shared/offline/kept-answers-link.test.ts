import { createTRPCClient, TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@triplan/client";
import { observable } from "@trpc/server/observable";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../testing/memory-server.ts";
import { keptAnswersLink } from "./kept-answers-link.ts";
import { isOutOfReach, markReached } from "./reach.ts";

const SAVED_AT = Date.UTC(2027, 2, 9, 12);
const KEPT_WEEK = [{ id: 7 }];

afterEach(() => {
  markReached();
  vi.useRealTimers();
});

const unreachable = () => TRPCClientError.from(new Error("Triplan can't be reached."));

/** A client whose device keeps week 2 of plan 1, and whose server fails, answers or hangs. */
function connect(server: { data: unknown } | { error: TRPCClientError<AppRouter> } | "hangs") {
  return createTRPCClient<AppRouter>({
    links: [
      keptAnswersLink(async (path, input) => {
        const isKept = path === "exercises.listWeek" && JSON.stringify(input).includes('"week":2');
        return isKept ? { data: KEPT_WEEK, savedAt: SAVED_AT } : undefined;
      }),
      () => () =>
        observable((observer) => {
          if (server === "hangs") return;
          if ("error" in server) return observer.error(server.error);
          observer.next({ result: { type: "data", data: server.data } });
          observer.complete();
        }),
    ],
  });
}

const readWeek = (client: ReturnType<typeof connect>, week: number) =>
  client.exercises.listWeek.query({ planId: 1, week });

test("shows what the device keeps while the server can't be reached", async () => {
  expect(await readWeek(connect({ error: unreachable() }), 2)).toEqual(KEPT_WEEK);
  expect(isOutOfReach()).toBe(true);
});

test("fails for a week that the device does not keep", async () => {
  await expect(readWeek(connect({ error: unreachable() }), 9)).rejects.toThrow("can't be reached");
  expect(isOutOfReach()).toBe(false);
});

test("prefers the server's answer, and its refusal", async () => {
  expect(await readWeek(connect({ data: [] }), 2)).toEqual([]);
  const refused = connect({ error: refusal("Plan not found", [], "not_found") });
  await expect(readWeek(refused, 2)).rejects.toThrow("Plan not found");
  expect(isOutOfReach()).toBe(false);
});

test("never answers a change, or a query that is not kept", async () => {
  const client = connect({ error: unreachable() });
  await expect(client.exercises.undoSkip.mutate({ exerciseId: 7 })).rejects.toThrow("reached");
  await expect(client.sharing.read.query({ planId: 1 })).rejects.toThrow("reached");
});

describe("a server that does not answer", () => {
  beforeEach(() => void vi.useFakeTimers());

  test("is out of reach after eight seconds, and at once for the next query", async () => {
    const client = connect("hangs");
    const answered = readWeek(client, 2);
    await vi.advanceTimersByTimeAsync(7999);
    expect(isOutOfReach()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toEqual(KEPT_WEEK);
    expect(isOutOfReach()).toBe(true);
    const next = readWeek(client, 2);
    await vi.advanceTimersByTimeAsync(0);
    expect(await next).toEqual(KEPT_WEEK);
  });
});

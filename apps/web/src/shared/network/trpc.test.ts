import { initTRPC, TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTrpcClient } from "./trpc.ts";

const CREDENTIALS = { username: "iris@example.com", password: "secret-words" };

const t = initTRPC.create();
const me = t.procedure.query(() => null);
const router = t.router({
  auth: t.router({
    me,
    login: t.procedure.mutation(() => ({ id: 1 })),
    register: t.procedure.mutation(() => {
      throw new TRPCError({
        code: "CONFLICT",
        message: "An account with this email already exists",
      });
    }),
  }),
});

const requests: Request[] = [];

/** Replaces the network by a real tRPC server or by its proxy's response. */
function serve(answer: (request: Request) => Response | Promise<Response>) {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, "http://localhost"), init);
    requests.push(request);
    return answer(request);
  });
}

beforeEach(() => {
  requests.length = 0;
  serve((req) => fetchRequestHandler({ endpoint: "/trpc", req, router }));
});
afterEach(() => vi.unstubAllGlobals());

const paths = () => requests.map(({ url }) => new URL(url).pathname);
const askMe = () => createTrpcClient().auth.me.query();

describe("the client", () => {
  test("sends login and registration alone and batches the calls next to them", async () => {
    const client = createTrpcClient();
    await Promise.all([
      client.auth.login.mutate(CREDENTIALS),
      client.auth.me.query(),
      client.auth.me.query(),
    ]);
    expect(paths().toSorted()).toEqual(["/trpc/auth.login", "/trpc/auth.me,auth.me"]);
    const login = requests.find(({ url }) => url.includes("login"));
    expect(login && new URL(login.url).searchParams.has("batch")).toBe(false);
  });

  test("sends at most ten calls in one request", async () => {
    const client = createTrpcClient();
    await Promise.all(Array.from({ length: 12 }, () => client.auth.me.query()));
    expect(paths().map((path) => path.split(",").length)).toEqual([10, 2]);
  });

  // @covers dates-and-weeks-1
  test("sends the athlete's time zone", async () => {
    await askMe();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(requests[0]?.headers.get("x-time-zone")).toBe(zone);
  });
});

describe("the text of a failed call", () => {
  // @covers texts-1
  test("is the procedure's own", async () => {
    const call = createTrpcClient().auth.register.mutate(CREDENTIALS);
    await expect(call).rejects.toThrow("An account with this email already exists");
  });

  test.each([
    ["its message", Response.json({ message: "The request is too large" }, { status: 413 })],
    ["its error field", Response.json({ error: "The request is too large" }, { status: 413 })],
    [
      "the raw text",
      new Response("The request is too large", {
        status: 413,
        headers: { "content-type": "text/plain" },
      }),
    ],
    [
      "the status text",
      new Response("<html>nginx</html>", {
        status: 413,
        statusText: "The request is too large",
        headers: { "content-type": "text/html" },
      }),
    ],
    // @covers texts-1
  ])("is %s for a failure before the procedures", async (_, response) => {
    serve(() => response.clone());
    await expect(askMe()).rejects.toThrow("The request is too large");
  });

  test("says that there is no connection", async () => {
    serve(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(askMe()).rejects.toThrow(
      "Triplan can't be reached. Check your connection and try again.",
    );
  });

  test("says that the response was not Triplan's", async () => {
    serve(() => new Response("<html>Hotel</html>", { headers: { "content-type": "text/html" } }));
    await expect(askMe()).rejects.toThrow("Triplan's answer could not be read. Please try again.");
  });
});

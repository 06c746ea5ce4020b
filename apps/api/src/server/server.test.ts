import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { listen } from "../testing/api/listen.ts";
import { PATIENT } from "../testing/api/patient.ts";
import { testApi } from "../testing/api/test-api.ts";

const api = await testApi();
const port = await listen(api.app);

/** Sends raw bytes and returns everything received until the server closes. */
async function exchange(request: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  return text(socket);
}

const lines = (...parts: string[]) => `${parts.join("\r\n")}\r\n\r\n`;
const statusOf = (answer: string) => Number(answer.split(" ", 2)[1]);

const CLOSE = "Connection: close";
const HOST = "Host: localhost";

describe("malformed requests over a socket", () => {
  test("a cookie of 20,000 bytes is rejected in JSON", async () => {
    const cookie = `Cookie: triplan=${"x".repeat(20_000)}`;
    const answer = await exchange(lines("GET /api/user HTTP/1.1", HOST, CLOSE, cookie));
    expect(statusOf(answer)).toBe(431);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(JSON.parse(body)).toEqual({
      message: "The request's headers are too large",
      code: "too_large",
      requestId: expect.any(String),
    });
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  });

  test("a URL of 20,000 bytes is rejected", async () => {
    const answer = await exchange(lines(`GET /api/${"x".repeat(20_000)} HTTP/1.1`, HOST, CLOSE));
    expect(statusOf(answer)).toBeOneOf([414, 431]);
  });

  test("500 small headers are accepted", async () => {
    const many = Array.from({ length: 500 }, (_, index) => `X-${index}: y`);
    const answer = await exchange(lines("GET /api/health/live HTTP/1.1", HOST, CLOSE, ...many));
    expect(statusOf(answer)).toBe(200);
  });

  test.each([
    ["a non-HTTP request", "hello\r\n\r\n"],
    [
      "a body with two lengths",
      lines(
        "POST /api/logout HTTP/1.1",
        HOST,
        CLOSE,
        "Content-Length: 5",
        "Transfer-Encoding: chunked",
      ),
    ],
    ["a missing host", lines("GET /api/user HTTP/1.1", CLOSE)],
  ])("%s is a bad request", async (_what, request) => {
    expect(statusOf(await exchange(request))).toBe(400);
  });

  test.each(["TRACE", "CONNECT", "PROPFIND"])("%s is rejected", async (method) => {
    const answer = await exchange(lines(`${method} /api/user HTTP/1.1`, HOST, CLOSE));
    expect(answer === "" || [400, 404, 405].includes(statusOf(answer))).toBe(true);
  });

  test.each([
    "/..%2f..%2fetc/passwd",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/\\..\\etc",
  ])("%s reaches no file", async (path) => {
    const answer = await exchange(lines(`GET ${path} HTTP/1.1`, HOST, CLOSE));
    expect(statusOf(answer)).toBeOneOf([400, 404]);
    expect(answer).not.toContain("root:");
  });

  test.each([
    "/trpc/auth.login,auth.login\\..?batch=1",
    "/trpc/auth.login,auth.login/../x?batch=1",
    "//trpc/auth.login,auth.login?batch=1",
    "/trpc/./auth.login,auth.login?batch=1",
  ])("%s, an ambiguous path, tries no password", async (path) => {
    const start = api.statements.length;
    const login = { username: "ana@example.com", password: "any password" };
    const body = JSON.stringify({ 0: login, 1: login });
    const type = "Content-Type: application/json";
    const head = lines(
      `POST ${path} HTTP/1.1`,
      HOST,
      CLOSE,
      type,
      `Content-Length: ${body.length}`,
    );
    expect(statusOf(await exchange(head + body))).toBeOneOf([400, 404]);
    expect(api.statements.slice(start)).toEqual([]);
  });

  test("a truncated body does not affect the next request", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(
      lines(
        "POST /api/login HTTP/1.1",
        HOST,
        "Content-Type: application/json",
        "Content-Length: 500",
      ),
    );
    socket.write('{"username":');
    await once(socket, "connect");
    socket.destroy();
    const answer = await fetch(`http://127.0.0.1:${port}/api/user`);
    expect(answer.status).toBe(401);
  });

  test("a body split inside a character arrives complete", async () => {
    const body = Buffer.from(JSON.stringify({ username: "zoë@example.com", password: "x" }));
    const cut = body.indexOf(0xc3) + 1;
    const socket = connect(port, "127.0.0.1");
    socket.write(
      lines(
        "POST /api/login HTTP/1.1",
        HOST,
        CLOSE,
        "Content-Type: application/json",
        `Content-Length: ${body.length}`,
      ),
    );
    socket.write(body.subarray(0, cut));
    await new Promise((resolve) => setImmediate(resolve));
    socket.write(body.subarray(cut));
    const answer = await text(socket);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain("Please enter a valid email address");
  });

  test.each([
    ["too large", Buffer.alloc(300 * 1024, 0x20), 413],
    ["not UTF-8", Buffer.from([0x22, 0xff, 0x22]), 400],
  ])(
    "a chunked body that is %s is rejected and closes the connection",
    async (_what, body, status) => {
      const head = lines(
        "POST /api/login HTTP/1.1",
        HOST,
        "Content-Type: application/json",
        "Transfer-Encoding: chunked",
      );
      const chunk = Buffer.concat([
        Buffer.from(`${body.length.toString(16)}\r\n`),
        body,
        Buffer.from("\r\n0\r\n\r\n"),
      ]);
      const answer = await exchange(Buffer.concat([Buffer.from(head), chunk]));
      expect(statusOf(answer)).toBe(status);
      expect(answer).toContain('"message"');
    },
  );
});

describe("shutdown", () => {
  test("completes requests in progress and closes their connections", async () => {
    const own = await testApi();
    const ownPort = await listen(own.app);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>();
    const lock = own.db.transaction().execute(async (trx) => {
      await sql`lock table user_account`.execute(trx);
      hasLock();
      await released;
    });
    await locked;
    const underWay = fetch(`http://127.0.0.1:${ownPort}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "ana@example.com", password: "any password" }),
    });
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select 1 from pg_locks join pg_database on pg_database.oid = database
          where not granted and datname = current_database()`.execute(own.db);
        return rows.length;
      }, PATIENT)
      .toBeGreaterThan(0);

    const closed = own.app.close();
    release();
    const answer = await underWay;
    await Promise.all([closed, lock]);

    expect(answer.status).toBe(401);
    expect(answer.headers.get("connection")).toBe("close");
    await expect(fetch(`http://127.0.0.1:${ownPort}/api/user`)).rejects.toThrow("fetch failed");
  });

  test("drains first: not ready, but every request is answered and its connection closed", async () => {
    const own = await testApi();
    const ownPort = await listen(own.app);
    const get = (path: string) => fetch(`http://127.0.0.1:${ownPort}/api${path}`);
    expect((await get("/health/ready")).status).toBe(200);

    own.app.drain();

    const answers = await Promise.all(["/health/ready", "/health/live", "/config"].map(get));
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
    expect(answers.map(({ headers }) => headers.get("connection"))).toEqual(Array(3).fill("close"));
  });

  test("answers a request that arrives on an open connection while the server closes", async () => {
    const own = await testApi();
    const socket = connect(await listen(own.app), "127.0.0.1");
    const request = "GET /api/config HTTP/1.1\r\n";
    socket.write(`${request}Host: localhost\r\n\r\n${request}`);
    // With this answer the server has also read the beginning of the next request.
    await once(socket, "data");

    const closed = own.app.close();
    await expect.poll(() => own.app.server.listening, PATIENT).toBe(false);
    socket.write("Host: localhost\r\n\r\n");

    const answer = await text(socket);
    await closed;
    expect(statusOf(answer)).toBe(200);
    expect(answer).toMatch(/^connection: close/im);
  });
});

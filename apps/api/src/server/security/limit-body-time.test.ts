import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { limitBodyTime } from "./limit-body-time.ts";

const app = Fastify();
limitBodyTime(app, 100, {});
app.addContentTypeParser("application/octet-stream", (_request, payload, done) => {
  done(null, text(payload));
});
app.post("/json", (_request, reply) => reply.send({}));
app.post("/file", { config: { takesBytes: true } }, (request, reply) => reply.send(request.body));
await app.listen({ port: 0 });
afterAll(() => app.close());

/** Sends a request whose body pauses until something is answered, or until `sendRest` sends it. */
async function sendSlowly(path: string, type: string, rest: Promise<string>): Promise<string> {
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\n`,
  );
  void rest.then((bytes) => socket.write(bytes));
  return text(socket);
}

test("ends a request whose body doesn't arrive (408)", async () => {
  const answer = await sendSlowly("/json", "application/json", new Promise(() => {}));
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"code":"timeout"');
});

test("waits for a file", async () => {
  const refused = sendSlowly("/json", "application/json", new Promise(() => {}));
  const answer = await sendSlowly(
    "/file",
    "application/octet-stream",
    refused.then(() => "ab"),
  );
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

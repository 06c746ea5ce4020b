import { once } from "node:events";
import { connect as connectTo } from "node:net";
import { connect } from "@triplan/db";
import { afterFile } from "@triplan/db/testing/after-file";
import { describe, expect, test } from "vitest";
import { listen } from "../../testing/api/listen.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { testApi } from "../../testing/api/test-api.ts";

const api = await testApi();
const port = await listen(api.app);

const linesOf = (text: string, part: string) =>
  text.split("\n").filter((line) => line.includes(part));

describe("the log", () => {
  test("holds a client that hangs up in a body at debug, without an error", async () => {
    const socket = connectTo(port, "127.0.0.1");
    const type = "Content-Type: application/json\r\nContent-Length: 500";
    socket.write(`POST /api/login HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n{"username":`);
    await once(api.app.server, "request");
    socket.destroy();
    await expect.poll(() => linesOf(api.log.text(), "client hung up"), PATIENT).toHaveLength(1);
    expect(linesOf(api.log.text(), "client hung up")[0]).toContain('"level":20');
    const requests = () => linesOf(api.log.text(), '"isCut":true');
    await expect.poll(requests, PATIENT).toHaveLength(1);
    expect(JSON.parse(requests()[0] ?? "")).toMatchObject({ route: "/api/login", status: null });
    expect(api.log.text()).not.toContain('"level":50');
  });

  test("holds one line of an unavailable database, however many requests meet it", async () => {
    const away = connect({
      connectionString: "postgres://u:p@127.0.0.1:1/none",
      onError: () => {},
    });
    afterFile(() => away.close());
    const user = await api.user();
    const down = await testApi({ db: away.db });
    const browser = down.visitor({ jar: user.jar });
    const login = { username: "ana@example.com", password: "a password" };
    await Promise.all([
      ...Array.from({ length: 10 }, () => browser.rest("GET", "/training-plans")),
      ...Array.from({ length: 10 }, () => down.visitor().rest("POST", "/login", login)),
    ]);
    expect(linesOf(down.log.text(), '"level":50')).toHaveLength(1);
    expect(linesOf(down.log.text(), "database unavailable")).toHaveLength(1);
  });

  test("holds a refused request of another site once, with its network", async () => {
    const visitor = api.visitor({ headers: { origin: "https://evil.example" } });
    for (let time = 0; time < 3; time += 1) await visitor.rest("POST", "/logout");
    const lines = linesOf(api.log.text(), "request refused");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: 40,
      status: 403,
      network: "203.0.113.1",
      route: "/api/logout",
    });
  });
});

import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { createProvider } from "../create-provider.ts";
import { ALEX, connected, elsewhere, failureOf, never } from "../testing/connected.ts";

const ping = (url: string) => ({ url, summaryType: "activities", providerUserId: ALEX });

/** The URL in a ping of the sandbox. */
async function pinged() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      bodies.push(text);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const watch = await connected({ webhookUrl: `http://127.0.0.1:${port}/`, webhookMode: "ping" });
  watch.sandbox.control.ping({ userIds: [ALEX] });
  await watch.sandbox.control.settled();
  const { items } = watch.provider.parseWebhook(JSON.parse(bodies[0] ?? "{}"));
  const [item] = items;
  if (item?.kind !== "fetch") throw new Error(`no ping: ${bodies[0]}`);
  return { ...watch, item };
}

describe("fetchPing", () => {
  test("returns the athlete's activities", async () => {
    const { sandbox, provider, token, item } = await pinged();
    const items = await provider.fetchPing(token, item, never());
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((found) => found.kind === "activity" && found.providerUserId === ALEX)).toBe(
      true,
    );
    expect(sandbox.control.activities(ALEX).length).toBeGreaterThanOrEqual(items.length);
  });

  test("refuses activities of other athletes", async () => {
    const { provider, token, item } = await pinged();
    const items = await provider.fetchPing(token, { ...item, providerUserId: "other" }, never());
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["refused"]));
  });

  test("calls only the provider, whatever URL the ping contains", async () => {
    const { sandbox, provider, token } = await connected();
    const other = await elsewhere();
    const { host } = new URL(sandbox.url);
    const path = "/wellness-api/rest/activities?token=t";
    const before = sandbox.control.requests().length;
    const urls = [
      `${other.url}${path}`,
      `http://${host}@${other.host}${path}`,
      `http://user:pass@${host}${path}`,
      `http://${host}.evil.example${path}`,
      `ftp://${host}${path}`,
      `file:///etc/passwd`,
      `http://${host}/__sandbox/tokens`,
      `http://${host}/wellness-api/rest/../../__sandbox/tokens`,
      `http://${host}/wellness-api/rest/..%2f..%2f__sandbox/tokens`,
      `http://${host}/wellness-api/rest/%2e%2e/%2e%2e/__sandbox/tokens`,
      `//${host}${path}`,
      "no address",
      "",
    ];
    for (const url of urls) {
      const failure = await failureOf(provider.fetchPing(token, ping(url), never()));
      expect({ url, kind: failure.kind }).toEqual({ url, kind: "permanent" });
    }
    expect(other.reached).toEqual([]);
    expect(sandbox.control.requests()).toHaveLength(before);
  });

  test("requires https except for a provider on this machine", async () => {
    const real = createProvider({
      id: "garmin",
      clientId: "id",
      clientSecret: "secret",
      authUrl: new URL("https://connect.garmin.com/oauth2Confirm"),
      tokenUrl: new URL("https://diauth.garmin.com/di-oauth2-service/oauth/token"),
      apiBase: new URL("https://apis.garmin.com"),
      apiPrefix: "wellness-api",
      callbackHosts: ["apis.garmin.com"],
      allowsHttp: false,
      now: () => new Date(),
    });
    const url = "http://apis.garmin.com/wellness-api/rest/activities?token=t";
    expect(await failureOf(real.fetchPing("t", ping(url), never()))).toMatchObject({
      kind: "permanent",
      message: "callbackURL: not https",
    });
  });

  test.each([
    ["status:410", "gone"],
    ["html", "retry"],
    ["truncate", "retry"],
    ["hugeBody:20", "permanent"],
  ])("maps %s to a %s error", async (mode, kind) => {
    const { sandbox, provider, token, item } = await pinged();
    sandbox.control.addFault({ target: "activities", mode });
    expect(await failureOf(provider.fetchPing(token, item, never()))).toMatchObject({ kind });
  });
});

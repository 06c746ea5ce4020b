import { freePort } from "../testing/process/free-port.ts";
import { newFolder, runMain, takePort } from "../testing/process/run-main.ts";
import { describe, expect, test } from "vitest";

const start = async (settings: Record<string, string>) =>
  runMain({ PORT: String(await freePort()), DATA_DIR: newFolder(), ...settings });

const urlAt = (port: number) => `postgres://triplan:secret-word@localhost:${port}/triplan`;

describe("a failed start exits with code 1 and an explanation", () => {
  test.concurrent.for<[string, () => Promise<Record<string, string>>, RegExp]>([
    [
      "nothing listens at DATABASE_URL",
      async () => ({ DATABASE_URL: urlAt(await freePort()) }),
      /database "triplan" at localhost:\d+ can't be used: .*ECONNREFUSED.*Check that PostgreSQL runs/,
    ],
    [
      "what listens at DATABASE_URL is not PostgreSQL",
      async () => ({ DATABASE_URL: urlAt(await takePort()) }),
      /database "triplan" at localhost:\d+ can't be used: .*DATABASE_URL is right/,
    ],
    [
      "PORT is taken by a program that does not speak HTTP",
      async () => ({ PORT: String(await takePort()) }),
      /Port \d+ is taken by another program\. .*set PORT to a free port/,
    ],
    [
      "PORT is not a number",
      async () => ({ PORT: "abc" }),
      /PORT: must be a number from 1 to 65535/,
    ],
    ["HOST is unknown", async () => ({ HOST: "no.such.host.invalid" }), /HOST is no\.such\.host/],
    [
      "SESSION_SECRET is too short",
      async () => ({ SESSION_SECRET: "short" }),
      /SESSION_SECRET.*must have at least 32 characters/,
    ],
    [
      "the web app is not built",
      async () => ({ WEB_ROOT: newFolder() }),
      /The web app is not built: .*npx -y pnpm@12 start/,
    ],
  ])("when %s", async ([, settings, message], { expect }) => {
    const { code, stderr } = await (await start(await settings())).end;
    expect(stderr).toMatch(/^Triplan could not start\. /);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain("secret-word");
    expect(code).toBe(1);
  });

  test("when another instance uses the data folder, which keeps running", async () => {
    const shared = { DATA_DIR: newFolder() };
    const first = await start({ ...shared, SANDBOX_PORT: String(await takePort()) });
    await first.prints("Triplan is ready");

    const { code, stderr } = await (await start(shared)).end;

    expect(stderr).toMatch(/Triplan is running already on .* set DATA_DIR to another folder/);
    expect(code).toBe(1);
    first.process.kill("SIGTERM");
    const { code: firstCode, stdout } = await first.end;
    expect(firstCode).toBe(0);
    // The practice provider's port conflict is reported first; the product starts without it.
    expect(stdout).toContain("set SANDBOX_PORT to a free port");
  });
});

test("a running server goes on when its output is closed", async () => {
  const port = String(await freePort());
  const main = await start({ PORT: port, LOG_LEVEL: "info" });
  await main.prints("Triplan is ready");

  main.process.stdout?.destroy();
  main.process.stderr?.destroy();

  for (let times = 0; times < 3; times += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/config`);
    expect(answer.status).toBe(200);
  }
  main.process.kill("SIGTERM");
  expect((await main.end).code).toBe(0);
});

test("a process that only runs jobs answers how it is, and nothing else", async () => {
  const port = String(await freePort());
  const main = await start({ PORT: port, WORKER: "only", LOG_LEVEL: "info" });
  await main.prints("Triplan is ready to run jobs");
  await main.prints("cleanup done");

  const paths = ["/api/health/ready", "/api/health/jobs", "/api/config", "/", "/trpc/config.get"];
  const answers = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404]);
  main.process.kill("SIGTERM");
  expect((await main.end).code).toBe(0);
});

import { sampleRecording, writeFit, writeZip } from "@triplan/activity-files/testing";
import { expect, test } from "vitest";
import { cookieJar } from "../../testing/api/cookie-jar.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { freePort } from "../../testing/process/free-port.ts";
import { newFolder, runMain } from "../../testing/process/run-main.ts";

const DAY = 24 * 3_600_000;
const FILES = 60;

const archive = writeZip(
  Array.from({ length: FILES }, (_, at) => ({
    name: `${at}.fit`,
    bytes: writeFit([
      sampleRecording({ start: new Date(Date.now() - (at + 2) * DAY), seconds: 3600, every: 1 }),
    ]),
  })),
);

interface State {
  status: string;
  files: { name: string; outcome: string }[];
}

test("an import goes on after the server was killed, and stores nothing twice", async () => {
  const settings = { PORT: String(await freePort()), DATA_DIR: newFolder(), LOG_LEVEL: "info" };
  const url = `http://localhost:${settings.PORT}/api`;
  const jar = cookieJar();
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      cookie: jar.header() ?? "",
    };
    const answer = await fetch(`${url}${path}`, { ...init, headers });
    jar.keep(answer.headers.getSetCookie());
    return answer.json();
  };
  const first = runMain(settings);
  await first.prints("Triplan is ready");
  await call("/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "athlete@example.com", password: "swim-bike-run-42" }),
  });
  const { importId } = (await call("/activities/import", {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "x-file-name": "export.zip" },
    body: new Uint8Array(archive),
  })) as { importId: number };
  const read = async () => (await call(`/imports/${importId}`)) as State;
  await expect.poll(async () => (await read()).files.length, PATIENT).toBeGreaterThan(2);

  first.process.kill("SIGKILL");
  expect((await first.end).code).toBeNull();
  const second = runMain(settings);
  await second.prints("Triplan is ready");
  const before = await read();
  expect(before.status).toBe("running");
  expect(before.files.length).toBeLessThan(FILES);

  await expect.poll(async () => (await read()).status, { timeout: 240_000 }).toBe("done");
  const { files } = await read();
  expect(files.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual(
    Array.from({ length: FILES }, (_, at) => `${at}.fit: stored`),
  );
  const activities = (await call("/activities?limit=200")) as unknown[];
  expect(activities).toHaveLength(FILES);
}, 400_000);

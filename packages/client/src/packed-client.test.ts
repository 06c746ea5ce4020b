import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, "..");

let folder = "";

/** Packs the client and installs it in an empty folder, with the published packages it needs. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "triplan-client-"));
  await run("npx", ["-y", "pnpm@12", "pack", "--pack-destination", folder], { cwd: PACKAGE });
  const [archive = ""] = await readdir(folder);
  const client = join(folder, "node_modules/@triplan/client");
  await mkdir(client, { recursive: true });
  await run("tar", ["-xzf", join(folder, archive), "-C", client, "--strip-components=1"]);
  await mkdir(join(folder, "node_modules/@trpc"));
  for (const name of ["@trpc/client", "@trpc/server"]) {
    const installed = await realpath(join(PACKAGE, "node_modules", name));
    await symlink(installed, join(folder, "node_modules", name));
  }
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Errors of a strict type check in the program and the client's types, not in those of tRPC. */
async function typeErrors(program: string): Promise<string[]> {
  await writeFile(join(folder, "program.ts"), program);
  const options = ["--noEmit", "--strict", "--target", "es2024", "--module", "nodenext"];
  const check = run(join(PACKAGE, "node_modules/.bin/tsc"), [...options, "program.ts"], {
    cwd: folder,
  });
  const output = await check.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  return output.split("\n").filter((line) => line !== "" && !line.includes("/@trpc/"));
}

const LOGIN = `
import { createTriplanClient } from "@triplan/client";
const client = createTriplanClient({ url: "https://triplan.example/trpc" });
const user = await client.auth.login.mutate({ username: "iris@example.com", password: "secret" });
const plans = await client.plans.list.query();
`;

test("a program in an empty folder type-checks against the packed client", async () => {
  const program = `${LOGIN}
export const email: string = user.username;
export const weeks: readonly number[] = plans.map((plan) => plan.totalWeeks);
`;
  expect(await typeErrors(program)).toEqual([]);
});

test("a program that misspells a field or sends a wrong input does not", async () => {
  const program = `${LOGIN}
export const weeks = plans.map((plan) => plan.weeksInTotal);
await client.plans.workouts.query({ planId: "one" });
export const email: number = user.username;
`;
  expect(await typeErrors(program)).toEqual([
    expect.stringContaining("Property 'weeksInTotal' does not exist"),
    expect.stringContaining("Type 'string' is not assignable to type 'number'"),
    expect.stringContaining("Type 'string' is not assignable to type 'number'"),
  ]);
});

test("the packed client runs without the monorepo", async () => {
  const program = `
import { createTriplanClient } from "@triplan/client";
const client = createTriplanClient({ url: "http://127.0.0.1:9/trpc" });
await client.config.get.query().catch((error) => console.log(error.name));
`;
  await writeFile(join(folder, "program.mjs"), program);
  const { stdout } = await run(process.execPath, ["program.mjs"], { cwd: folder });
  expect(stdout.trim()).toBe("TRPCClientError");
});

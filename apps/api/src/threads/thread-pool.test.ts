import { afterFile } from "@triplan/db/testing/after-file";
import { describe, expect, test } from "vitest";
import { capturedLog } from "../testing/api/captured-log.ts";
import { ThreadPool } from "./thread-pool.ts";

/** Answers the task and its data, ends at "crash", "exit" and, after its answer, "late"; never answers "hang". */
const SCRIPT = `
  import { parentPort, workerData } from "node:worker_threads";
  parentPort.on("message", (task) => {
    if (task === "crash") throw new Error("crashed");
    if (task === "exit") process.exit(0);
    if (task === "late") setImmediate(() => { throw new Error("crashed late"); });
    if (task !== "hang") parentPort.postMessage(task + workerData);
  });
  parentPort.postMessage("ready");
`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

const endless = new URL("data:text/javascript,setInterval(() => {}, 1000)");

const log = capturedLog();

function poolOf(time: number, code = script) {
  const limits = { time, memory: 64 };
  const pool = new ThreadPool<string, string>({
    script: code,
    limits,
    log: log.logger,
    size: 1,
    data: "!",
  });
  afterFile(() => pool.close());
  return pool;
}

describe("ThreadPool", () => {
  test("answers every task, one at a time for each thread", async () => {
    const pool = poolOf(60_000);
    await pool.warmUp();
    const answers = ["a", "b", "c"].map((task) => pool.run(task));
    expect(pool.waiting).toBe(2);
    expect(await Promise.all(answers)).toEqual(["a!", "b!", "c!"]);
    expect(pool.waiting).toBe(0);
  });

  test("fails a task whose thread ends, and gives the next one a new thread", async () => {
    const pool = poolOf(60_000);
    await expect(pool.run("crash")).rejects.toMatchObject({ name: "ThreadFailure", isSlow: false });
    expect(await pool.run("a")).toBe("a!");
    expect(log.text()).toBe("");
  });

  test("fails a task whose thread can't start, without a second word in the log", async () => {
    const pool = poolOf(60_000, new URL("data:text/javascript,throw new Error('not started')"));
    await expect(pool.run("a")).rejects.toThrow("not started");
    expect(log.text()).toBe("");
  });

  test("fails a task whose thread ends without an error", async () => {
    const pool = poolOf(60_000);
    await expect(pool.run("exit")).rejects.toMatchObject({ name: "ThreadFailure", isSlow: false });
    expect(await pool.run("a")).toBe("a!");
  });

  test("goes on after a thread that ended between its tasks, and logs why", async () => {
    const pool = poolOf(60_000);
    const ended = new Promise((resolve) => {
      process.once("worker", (worker) => worker.once("exit", resolve));
    });
    expect(await pool.run("late")).toBe("late!");
    await ended;
    expect(await pool.run("a")).toBe("a!");
    expect(log.text()).toContain("crashed late");
  });

  test("ends a thread that takes too long", async () => {
    const pool = poolOf(50);
    await expect(pool.run("hang")).rejects.toMatchObject({ name: "ThreadFailure", isSlow: true });
  });

  test("closes a thread that is not ready yet, and what waits for it fails", async () => {
    const pool = poolOf(60_000, endless);
    const start = pool.warmUp();
    start.catch(() => {});
    await pool.close();
    await expect(start).rejects.toMatchObject({ name: "AbortError" });
  });
});

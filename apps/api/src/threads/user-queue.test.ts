import { describe, expect, test } from "vitest";
import { UserQueue } from "./user-queue.ts";

const [ANA, BEN] = [1, 2];
const OPTIONS = { atOnce: 1, waiting: 10, refusal: "Try again in a moment." };

function heldTask() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { task: () => promise, finish: resolve };
}

describe("UserQueue", () => {
  test("runs the tasks of a user one after the other, and those of others meanwhile", async () => {
    const queue = new UserQueue(OPTIONS);
    const done: string[] = [];
    const first = heldTask();
    const ofAna = [
      queue.run(ANA, first.task).then((name) => done.push(name)),
      queue.run(ANA, async () => "second").then((name) => done.push(name)),
    ];
    await queue.run(BEN, async () => "another user's").then((name) => done.push(name));
    first.finish("first");
    await Promise.all(ofAna);
    expect(done).toEqual(["another user's", "first", "second"]);
  });

  test("lets ten tasks wait and refuses the next with the time to wait (429)", async () => {
    const queue = new UserQueue(OPTIONS);
    const first = heldTask();
    const running = queue.run(ANA, first.task);
    const waiting = Array.from({ length: 10 }, () => queue.run(ANA, async () => "done"));
    await expect(queue.run(ANA, async () => "done")).rejects.toMatchObject({
      code: "too_many",
      retryAfterSeconds: 2,
    });
    first.finish("done");
    expect(await Promise.all([running, ...waiting])).toHaveLength(11);
    expect(await queue.run(ANA, async () => "again")).toBe("again");
  });

  test("goes on after a task that fails", async () => {
    const queue = new UserQueue(OPTIONS);
    const [failed, next] = await Promise.allSettled([
      queue.run(ANA, () => Promise.reject(new Error("broken"))),
      queue.run(ANA, async () => "done"),
    ]);
    expect([failed.status, next]).toEqual(["rejected", { status: "fulfilled", value: "done" }]);
  });

  test("leaves out a task whose caller has gone while it waited", async () => {
    const queue = new UserQueue(OPTIONS);
    const caller = new AbortController();
    const first = heldTask();
    const running = queue.run(ANA, first.task);
    let hasRun = false;
    const abandoned = queue.run(
      ANA,
      async () => {
        hasRun = true;
      },
      caller.signal,
    );
    caller.abort();
    first.finish("done");
    await expect(abandoned).rejects.toMatchObject({ code: "too_many" });
    await running;
    expect(hasRun).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { singleFlight } from "./single-flight.ts";

/** A task that ends on request. */
function task(answer: string) {
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  return {
    gate,
    runs: () => runs,
    run: async () => {
      runs += 1;
      await gate.promise;
      return answer;
    },
  };
}

const broken = () => Promise.reject(new Error("no"));

describe("a single flight", () => {
  test("shares one run among concurrent callers of a key, then runs again", async () => {
    const flight = singleFlight<string>(2);
    const first = task("one");
    const asked = [flight("a", first.run), flight("a", first.run), flight("a", first.run)];
    first.gate.resolve();
    expect(await Promise.all(asked)).toEqual(["one", "one", "one"]);
    expect(first.runs()).toBe(1);

    const second = task("two");
    second.gate.resolve();
    expect(await flight("a", second.run)).toBe("two");
  });

  test("shares a failure and then forgets it", async () => {
    const flight = singleFlight<string>(1);
    const asked = [flight("a", broken), flight("a", broken)];
    expect(await Promise.allSettled(asked)).toMatchObject([
      { status: "rejected" },
      { status: "rejected" },
    ]);
    expect(await flight("a", () => Promise.resolve("yes"))).toBe("yes");
  });

  test("runs at most its limit at once and eventually all tasks", async () => {
    const flight = singleFlight<string>(2);
    const tasks = ["a", "b", "c", "d"].map((name) => ({ name, ...task(name) }));
    const asked = tasks.map(({ name, run }) => flight(name, run));
    await expect.poll(() => tasks.map(({ runs }) => runs())).toEqual([1, 1, 0, 0]);
    tasks[0]?.gate.resolve();
    await asked[0];
    await expect.poll(() => tasks.filter(({ runs }) => runs() > 0)).toHaveLength(3);
    for (const { gate } of tasks) gate.resolve();
    expect(await Promise.all(asked)).toEqual(["a", "b", "c", "d"]);
  });
});

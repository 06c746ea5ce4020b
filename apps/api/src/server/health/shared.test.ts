import { expect, test } from "vitest";
import { shared } from "./shared.ts";

test("concurrent callers share a run; the next caller starts another", async () => {
  const runs: PromiseWithResolvers<number>[] = [];
  const run = shared(() => {
    const next = Promise.withResolvers<number>();
    runs.push(next);
    return next.promise;
  });
  const first = Promise.all([run(), run(), run()]);
  runs[0]?.resolve(1);
  expect(await first).toEqual([1, 1, 1]);
  const failing = run();
  runs[1]?.reject(new Error("away"));
  await expect(failing).rejects.toThrow("away");
  const last = run();
  runs[2]?.resolve(3);
  expect(await last).toBe(3);
  expect(runs).toHaveLength(3);
});

import { expect, test, vi } from "vitest";
import { newestFirst } from "./newest-first.ts";

test("runs the newest waiting job after one that fails", async () => {
  const run = newestFirst();
  const failing = Promise.withResolvers<void>();
  const [older, newest] = [vi.fn<() => Promise<void>>(), vi.fn<() => Promise<void>>()];
  const failed = run(() => failing.promise);
  await Promise.all([run(older), run(newest)]);
  failing.reject(new Error("No worker"));
  await expect(failed).rejects.toThrow("No worker");
  expect(older).not.toHaveBeenCalled();
  expect(newest).toHaveBeenCalledOnce();
});

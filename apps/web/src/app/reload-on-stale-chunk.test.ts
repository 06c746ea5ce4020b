import { afterEach, expect, test, vi } from "vitest";
import { reloadOnStaleChunk } from "./reload-on-stale-chunk.ts";

const reload = vi.fn<() => void>();
reloadOnStaleChunk(reload);

const missChunk = () => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

afterEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.restoreAllMocks();
});

test("a part that is gone reloads the page, once", () => {
  expect(missChunk()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(missChunk()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a later deployment reloads it again", () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
  missChunk();
  now.mockReturnValue(1_000_000 + 61_000);
  missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without a connection the page stays as it is", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(missChunk()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

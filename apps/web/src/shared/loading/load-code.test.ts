import { afterEach, describe, expect, test, vi } from "vitest";
import { allowReload, loadCode } from "./load-code.ts";

const reload = vi.fn<() => void>();
const isServerUp = async () => true;
const isServerDown = async () => false;
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** Loads a missing chunk until the page reloads. */
const missChunk = () =>
  new Promise<void>((resolve) => {
    reload.mockImplementation(resolve);
    void loadCode(gone, { isServerUp, reload });
  });

afterEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.restoreAllMocks();
});

describe("loadCode", () => {
  test("returns the loaded code", async () => {
    expect(await loadCode(async () => 42, { isServerUp, reload })).toBe(42);
  });

  test("reloads the page once when the server has a newer version", async () => {
    await missChunk();
    await expect(loadCode(gone, { isServerUp, reload })).rejects.toThrow(
      "Part of this page could not be loaded.",
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("reloads again for a later deployment", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    await missChunk();
    now.mockReturnValue(1_000_000 + 61_000);
    await missChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("reloads again when the user retries", async () => {
    await missChunk();
    allowReload();
    await missChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("keeps the page and rejects when the server can't be reached", async () => {
    await expect(loadCode(gone, { isServerUp: isServerDown, reload })).rejects.toThrow(
      "Triplan can't be reached. Check your connection and try again.",
    );
    expect(reload).not.toHaveBeenCalled();
  });
});

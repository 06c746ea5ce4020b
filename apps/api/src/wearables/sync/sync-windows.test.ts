import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { syncWindows } from "./sync-windows.ts";

const DAY = 86_400_000;
const arbNow = fc.date({
  min: new Date("2026-01-01T00:00:00Z"),
  max: new Date("2040-01-01T00:00:00Z"),
  noInvalidDate: true,
});

const lengthOf = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from);

describe("the windows of a sync", () => {
  test.prop([arbNow])("cover 90 days ago to now without a gap", (now) => {
    const windows = syncWindows(now, 30, []);
    expect(Date.parse(windows[0]?.from ?? "")).toBeLessThanOrEqual(now.getTime() - 90 * DAY);
    expect(windows.at(-1)?.to).toBe(now.toISOString());
    for (const [place, window] of windows.entries()) {
      if (place > 0) expect(window.from).toBe(windows[place - 1]?.to);
    }
  });

  test.prop([arbNow, fc.integer({ min: 2, max: 60 })])(
    "never exceed the provider's maximum",
    (now, days) => {
      for (const window of syncWindows(now, days, [])) {
        expect(lengthOf(window)).toBeGreaterThan(0);
        expect(lengthOf(window)).toBeLessThanOrEqual(days * DAY);
      }
    },
  );

  test.prop([arbNow, fc.integer({ min: 0, max: 40 * DAY })])(
    "cover earlier gaps later and repeat only the last week",
    (now, later) => {
      const first = syncWindows(now, 30, []);
      const again = new Date(now.getTime() + later);
      const second = syncWindows(again, 30, first);
      const asked = [...first, ...second];
      for (let time = now.getTime() - 90 * DAY; time < again.getTime(); time += DAY) {
        const covers = ({ from, to }: { from: string; to: string }) =>
          Date.parse(from) <= time && time < Date.parse(to);
        expect(asked.some(covers)).toBe(true);
      }
      const sameDay = new Date(Math.min(again.getTime(), Math.ceil(now.getTime() / DAY) * DAY - 1));
      if (sameDay > now) expect(syncWindows(sameDay, 30, first)).toHaveLength(1);
    },
  );
});

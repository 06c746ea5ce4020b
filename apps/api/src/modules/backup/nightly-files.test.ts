import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { expiredNightlyFiles, isUnfinishedNightly, nightlyFile } from "./nightly-files.ts";

const DAY = 24 * 3600 * 1000;
const START = Date.parse("2026-01-05T02:00:00Z");

const arbDay = fc.date({
  min: new Date("2020-01-01"),
  max: new Date("2030-01-01"),
  noInvalidDate: true,
});
const arbOwn = fc.array(arbDay.map(nightlyFile), { maxLength: 60 });
const arbOther = fc.oneof(
  fc.string(),
  fc.constantFrom(
    "triplan-2026-03-02T080000.backup",
    "triplan-nightly-2026-03-02.backup.gz",
    "triplan-nightly-2026-03-02.backup.0a1b2c3d.part",
    "a-triplan-nightly-2026-03-02.backup",
    "triplan-nightly-2026-03-02.backup\n",
  ),
);

describe("expiredNightlyFiles", () => {
  test.prop([arbOwn, fc.array(arbOther)])("names only nightly backups", (own, others) => {
    const expired = expiredNightlyFiles([...others, ...own]);
    expect(expired.filter((name) => !own.includes(name))).toEqual([]);
  });

  test.prop([arbOwn])("keeps the last 7, and at most 4 older ones of different weeks", (own) => {
    const names = [...new Set(own)].toSorted();
    const expired = expiredNightlyFiles(names);
    const kept = names.filter((name) => !expired.includes(name));
    expect(kept.slice(-7)).toEqual(names.slice(-7));
    expect(kept.length).toBeLessThanOrEqual(11);
    expect(expiredNightlyFiles(kept)).toEqual([]);
  });

  test("keeps 7 days and the last of each of 4 weeks before them, night after night", () => {
    let names: string[] = [];
    for (let night = 0; night < 60; night += 1) {
      names.push(nightlyFile(new Date(START + night * DAY)));
      const expired = expiredNightlyFiles(names);
      names = names.filter((name) => !expired.includes(name));
    }
    expect(names.map((name) => name.slice(16, 26))).toEqual([
      "2026-02-08",
      "2026-02-15",
      "2026-02-22",
      "2026-02-26",
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
      "2026-03-03",
      "2026-03-04",
      "2026-03-05",
    ]);
  });
});

test("an unfinished file is recognised by the name that saving gives it", () => {
  expect(isUnfinishedNightly("triplan-nightly-2026-03-02.backup.0a1b2c3d.part")).toBe(true);
  expect(isUnfinishedNightly("triplan-2026-03-02T080000.backup.0a1b2c3d.part")).toBe(false);
  expect(isUnfinishedNightly("triplan-nightly-2026-03-02.backup")).toBe(false);
});

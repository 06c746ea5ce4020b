import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { milesPerHour, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import { formatRacePaces, parseRacePaces } from "./race-pace-texts.ts";
import { DEFAULT_PACES } from "./race-paces.ts";

const pacesOf = (swim: number, bike: number, run: number) => ({
  swim: secondsPer100m(swim),
  bike: milesPerHour(bike),
  run: secondsPerMile(run),
});

describe("race paces as text", () => {
  // @covers forms-7
  test("are m:ss for swim and run, and mph with at most one decimal", () => {
    const texts = formatRacePaces(pacesOf(125, 18.5, 480));
    expect(texts).toEqual({ swim: "2:05", bike: "18.5", run: "8:00" });
  });

  test("read missing and unreadable texts as the fallback", () => {
    expect(parseRacePaces({ swim: null, bike: "quick", run: "" })).toEqual(DEFAULT_PACES);
    const fallback = pacesOf(90, 22, 400);
    expect(parseRacePaces({ swim: "1:52", bike: "20.5", run: "fast" }, fallback)).toEqual(
      pacesOf(112, 20.5, 400),
    );
  });

  test.prop([
    fc.integer({ min: 60, max: 300 }),
    fc.integer({ min: 100, max: 300 }),
    fc.integer({ min: 300, max: 960 }),
  ])("read back every pace of the form exactly", (swim, tenths, run) => {
    const paces = pacesOf(swim, tenths / 10, run);
    expect(parseRacePaces(formatRacePaces(paces))).toEqual(paces);
  });
});

import { gzipSync } from "node:zlib";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { FileRefusal } from "./recording/file-refusal.ts";
import { readActivityFile } from "./read-activity-file.ts";
import { sampleRecording, writeFit, writeGpx, writeTcx } from "./testing/index.ts";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const readText = (text: string) => readActivityFile(bytesOf(text));

const run = sampleRecording();
const ofFormat = {
  fit: writeFit([run]),
  tcx: bytesOf(writeTcx(run)),
  gpx: bytesOf(writeGpx(run)),
  "tcx.gz": new Uint8Array(gzipSync(writeTcx(run))),
};

describe.each(Object.entries(ofFormat))("a %s file", (_format, bytes) => {
  test("gives sport, start, duration, distance and heart rate", async () => {
    const [recording, ...others] = await readActivityFile(bytes);
    expect(others).toEqual([]);
    expect(recording).toMatchObject({ activityType: "running", family: "run" });
    expect(recording?.startTime).toEqual(run.start);
    expect(recording?.durationSeconds).toBe(1800);
    expect(recording?.distanceMeters).toBeCloseTo(5400, -1);
    expect(recording?.averageHeartRate).toBeCloseTo(142);
  });

  test("keeps samples of heart rate and speed but no positions", async () => {
    const [recording] = await readActivityFile(bytes);
    const { time, heartRate, speed, ...others } = recording?.stream ?? { time: [] };
    expect(time.slice(0, 3)).toEqual([0, 5, 10]);
    expect(heartRate?.slice(0, 3)).toEqual([142, 142, 142]);
    expect(speed?.at(10)).toBeCloseTo(3, 1);
    expect(Object.keys(others).toSorted()).not.toContain("latitude");
    expect(JSON.stringify(recording)).not.toMatch(/lat|lon|position/i);
  });
});

describe("a FIT file", () => {
  test("gives laps, time zone, power, effort and feeling", async () => {
    const ride = sampleRecording({ sport: "bike", watts: 200, speed: 8 });
    const [recording] = await readActivityFile(writeFit([ride], { rpe: 6, feeling: 4 }));
    expect(recording).toMatchObject({
      activityType: "road_cycling",
      family: "bike",
      startOffsetSeconds: 3600,
      rpe: 6,
      feeling: 4,
      isPart: false,
    });
    expect(recording?.averagePower).toBeCloseTo(200);
    expect(recording?.normalizedPower).toBeCloseTo(200);
    expect(recording?.laps).toHaveLength(3);
    expect(recording?.laps[1]).toMatchObject({
      startSeconds: 600,
      durationSeconds: 600,
      distanceMeters: 4800,
      averageHeartRate: 142,
    });
  });

  test("gives one recording for each sport of a triathlon", async () => {
    const swim = sampleRecording({ sport: "swim", seconds: 900, speed: 1 });
    const change = { start: new Date(swim.start.getTime() + 900_000), seconds: 60 };
    const ride = { start: new Date(swim.start.getTime() + 960_000), speed: 9 };
    const recordings = await readActivityFile(
      writeFit([
        swim,
        sampleRecording({ sport: "transition", ...change }),
        sampleRecording({ sport: "bike", ...ride }),
      ]),
    );
    expect(recordings.map(({ family }) => family)).toEqual(["swim", "transition", "bike"]);
    expect(recordings.map(({ isPart }) => isPart)).toEqual([true, true, true]);
    expect(recordings[0]?.stream.time.at(-1)).toBe(900);
  });

  test("leaves out a session without duration and keeps the others", async () => {
    const ride = sampleRecording({ sport: "bike", start: new Date("2026-03-03T07:00:00Z") });
    const change = sampleRecording({ sport: "transition", start: ride.start, seconds: 0 });
    const recordings = await readActivityFile(writeFit([run, change, ride]));
    expect(recordings.map(({ family }) => family)).toEqual(["run", "bike"]);
  });

  test("has no power where its device has no sensor and writes 0", async () => {
    const [ride] = await readActivityFile(writeFit([sampleRecording({ sport: "bike", watts: 0 })]));
    expect(ride).toMatchObject({ averagePower: null, normalizedPower: null });
    expect(ride?.stream.power).toBeUndefined();
  });

  test("counts the steps of both legs, and strokes once", async () => {
    const [jog] = await readActivityFile(ofFormat.fit);
    const [ride] = await readActivityFile(writeFit([sampleRecording({ sport: "bike" })]));
    expect(jog?.stream.cadence?.[0]).toBe(170);
    expect(ride?.stream.cadence?.[0]).toBe(85);
  });

  test.each([
    [6, "course"],
    [2, "settings"],
  ])("of the kind %i is no recording", async (fileType, kind) => {
    await expect(readActivityFile(writeFit([run], { fileType }))).rejects.toThrow(kind);
  });
});

test("reads walks as walks", async () => {
  const [walk] = await readActivityFile(writeFit([sampleRecording({ sport: "walk", speed: 1.4 })]));
  expect(walk).toMatchObject({ activityType: "walking", family: "run" });
});

test("doesn't take a motorcycle for a bike", async () => {
  const [ride] = await readText(writeTcx(run).replace("Running", "Motorcycling"));
  expect(ride).toMatchObject({ activityType: "motorcycling", family: "other" });
});

test("reads XML after a byte order mark and blanks, and in UTF-16", async () => {
  expect(await readText(`\uFEFF   \n${writeTcx(run)}`)).toHaveLength(1);
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${writeGpx(run)}`, "utf16le"));
  expect(await readActivityFile(utf16)).toHaveLength(1);
});

test("reads a track of a whole day, whatever spaces are between its points", async () => {
  const day = sampleRecording({ seconds: 86_400, every: 2 });
  const [recording] = await readText(writeGpx(day));
  expect(recording?.durationSeconds).toBe(86_400);
});

test("measures the time of a GPX file without its pauses", async () => {
  const [before, after] = ["2026-03-03T06:30:00Z", "2026-03-03T08:30:00Z"].map((start) =>
    writeGpx(sampleRecording({ start: new Date(start), seconds: 600 })),
  );
  const second = /<trkseg>.*<\/trkseg>/s.exec(after ?? "")?.[0] ?? "";
  const [recording] = await readText((before ?? "").replace("</trkseg>", `</trkseg>${second}`));
  expect(recording?.durationSeconds).toBe(1200);
});

const tcx = writeTcx(run);
const REFUSED: readonly (readonly [string, Uint8Array<ArrayBuffer>, string])[] = [
  ["nothing", new Uint8Array(0), "This file is empty."],
  ["a picture", bytesOf("\u0089PNG picture"), "This is no FIT, TCX or GPX file."],
  ["a page", bytesOf("<html><body></body></html>"), "This is no FIT, TCX or GPX file."],
  ["a cut FIT file", ofFormat.fit.slice(0, 400), "This FIT file ends too early."],
  ["a changed FIT file", ofFormat.fit.map((byte, at) => (at === 500 ? byte ^ 1 : byte)), "damaged"],
  ["cut XML", bytesOf(tcx.slice(0, 3000)), "This file is damaged: it can't be read after line"],
  ["cut .gz", ofFormat["tcx.gz"].slice(0, 300), "This .gz file is damaged."],
  ["a .gz of a .gz", new Uint8Array(gzipSync(ofFormat["tcx.gz"])), "packed more than once"],
  ["a large file", new Uint8Array(25 * 1024 ** 2 + 1), "This file is larger than 25 MB."],
  [
    "a .gz bomb",
    new Uint8Array(gzipSync(Buffer.alloc(60 * 1024 ** 2))),
    "Unpacked, this file is larger than 50 MB.",
  ],
  [
    "entities that multiply",
    bytesOf(
      `<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${writeGpx(run).replace("Morning", "&b;")}`,
    ),
    "This file declares a document type",
  ],
  [
    "an entity that reads a file",
    bytesOf(`<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx>&x;</gpx>`),
    "This file declares a document type",
  ],
  ["an unknown entity", bytesOf("<gpx><name>&x;</name></gpx>"), "damaged"],
  ["deep nesting", bytesOf(`<gpx>${"<a>".repeat(100_000)}`), "nested too deeply"],
  ["a long text", bytesOf(`<gpx><name>${"a".repeat(70_000)}</name></gpx>`), "too long"],
  [
    "many points",
    bytesOf(`<gpx><trk><trkseg>${'<trkpt lat="1" lon="1"/>'.repeat(400_001)}</trkseg></trk></gpx>`),
    "too many points",
  ],
  [
    "a route",
    bytesOf(`<gpx><trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk></gpx>`),
    "This file holds a route, not a recording: its points have no time.",
  ],
  [
    "a course",
    bytesOf("<TrainingCenterDatabase></TrainingCenterDatabase>"),
    "a route or a workout",
  ],
  [
    "a clock that was not set",
    writeFit([sampleRecording({ start: new Date("1990-01-02T00:00:00Z") })]),
    "The clock of the watch was not set",
  ],
  ["no duration", writeFit([sampleRecording({ seconds: 0 })]), "no duration"],
  [
    "a month",
    bytesOf(tcx.replaceAll(">600<", ">604800<")),
    "This recording is longer than a week.",
  ],
];

test.each(REFUSED)("refuses %s in a sentence", async (_what, bytes, sentence) => {
  const reading = readActivityFile(bytes);
  await expect(reading).rejects.toThrow(sentence);
  await expect(reading).rejects.toBeInstanceOf(FileRefusal);
});

test("leaves out measurements that can't be", async () => {
  const text = tcx
    .replaceAll("<Value>142<", "<Value>999<")
    .replaceAll("<Calories>50<", "<Calories>-5<");
  const [recording] = await readText(text);
  expect(recording).toMatchObject({ averageHeartRate: null, maxHeartRate: null, calories: null });
});

test.prop([
  fc.constantFrom(...Object.values(ofFormat)),
  fc.array(fc.tuple(fc.nat(60_000), fc.nat(255)), { minLength: 1, maxLength: 20 }),
  fc.nat(60_000),
])("reads or refuses any damaged file, and nothing else", async (bytes, changes, length) => {
  const damaged = bytes.slice(0, Math.max(1, length));
  for (const [at, byte] of changes) damaged[at % damaged.length] = byte;
  try {
    for (const { startTime, durationSeconds } of await readActivityFile(damaged)) {
      expect(Number.isNaN(startTime.getTime())).toBe(false);
      expect(durationSeconds).toBeGreaterThan(0);
    }
  } catch (error) {
    expect(error).toBeInstanceOf(FileRefusal);
  }
});

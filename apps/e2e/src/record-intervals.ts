import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { tcxOf, type RecordedPart } from "./recorded-file.ts";
import { send } from "./week.ts";

interface Interval {
  seconds: number;
  zone: string;
  pace: string;
}

interface Run {
  id: number;
  type: string;
  week: number;
  name: string;
  steps: { kind: string; repeat: number; intervals: Interval[] }[];
}

const METERS_PER_MILE = 1609.34;

/** Done at the pace of the interval, with a heart rate that goes with it. */
function doneAsPlanned({ seconds, zone, pace }: Interval): RecordedPart {
  const [minutes = 0, rest = 0] = pace.split(":").map(Number);
  const speed = METERS_PER_MILE / (60 * minutes + rest);
  return { seconds, speed, heartRate: zone >= "Z3" ? 164 : 132 };
}

/** Imports a run with a lap for each interval of an exercise, and completes the exercise with it. */
export async function recordIntervals(page: Page, date: string) {
  const [plan] = await send(page, "GET", "/api/training-plans");
  const run = await firstIntervals(page, plan.id);
  const parts = run.steps.flatMap(({ repeat, intervals }) =>
    Array.from({ length: repeat }, () => intervals).flat(),
  );
  const recorded = parts.map(doneAsPlanned);
  const { importId } = await upload(page, tcxOf(recorded, new Date(`${date}T06:41:00Z`)));
  await expect
    .poll(async () => (await send(page, "GET", `/api/imports/${importId}`)).status)
    .toBe("done");
  const { files } = await send(page, "GET", `/api/imports/${importId}`);
  const activityId: number = files[0].activityId;
  const { garminActivityId } = await send(page, "GET", `/api/activities/${activityId}`);
  await send(page, "POST", `/api/exercises/${run.id}/match-garmin`, {
    garminActivityId,
  });
  return { activityId, exercise: { ...run, parts: parts.length } };
}

/** Shorter intervals are not compared with their pace. */
const MIN_SECONDS = 120;

async function firstIntervals(page: Page, planId: number): Promise<Run> {
  for (let week = 1; week <= 8; week += 1) {
    const rows: Run[] = await send(
      page,
      "GET",
      `/api/training-plans/${planId}/weeks/${week}/exercises`,
    );
    const found = rows.find(
      ({ type, steps }) =>
        type === "run" &&
        steps.some(
          ({ kind, repeat, intervals }) =>
            kind === "main" && repeat > 1 && (intervals[0]?.seconds ?? 0) >= MIN_SECONDS,
        ),
    );
    if (found) return found;
  }
  throw new Error("The plan has no run with intervals");
}

async function upload(page: Page, text: string): Promise<{ importId: number }> {
  const answer = await page.request.post("/api/activities/import", {
    headers: { "content-type": "application/octet-stream", "x-file-name": "intervals.tcx" },
    data: Buffer.from(text),
  });
  return answer.json();
}

import { expect, test } from "vitest";
import { Incidents } from "./incidents.ts";
import { capturedLog } from "./testing/api/captured-log.ts";
import { testClock } from "./testing/api/test-clock.ts";

test("logs a repeated incident once a minute, with the number of those in between", () => {
  const clock = testClock();
  const log = capturedLog();
  const incidents = new Incidents(clock.now);
  const report = (key: string) =>
    incidents.report(log.logger, { level: "warn", message: `${key} seen`, fields: {}, key });
  for (let time = 0; time < 700; time += 1) report("outage");
  report("another");
  clock.pass(60_000);
  report("outage");

  const lines = log
    .text()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([
    { msg: "outage seen" },
    { msg: "another seen" },
    { msg: "outage seen", repeated: 699 },
  ]);
});

import { sampleRecording, writeFit, writeTcx, writeZip } from "@triplan/activity-files/testing";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { openWeek, signUpWithPlan } from "./week.ts";

const DAY = 24 * 3_600_000;
/** A busy machine reads files slowly. */
const PATIENCE = 240_000;

const recorded = (daysAgo: number) =>
  sampleRecording({ start: new Date(Date.now() - daysAgo * DAY), seconds: 1800 });

const fit = (daysAgo: number) => ({
  name: `activities/${daysAgo}.fit`,
  bytes: writeFit([recorded(daysAgo)]),
});

const archive = Buffer.from(
  writeZip([
    ...Array.from({ length: 60 }, (_, at) => fit(at + 3)),
    { name: "activities/cut.fit", bytes: fit(3).bytes.slice(0, 300) },
  ]),
);

test("a zip is imported while the athlete is elsewhere, and undone as a whole", async ({
  page,
  checkBothSchemes,
}) => {
  await openWeek(page);
  await page.getByRole("link", { name: "Import files" }).click();
  await expect(page.getByText("Your imports appear here.")).toBeVisible();
  await checkBothSchemes("the import page without an import");
  const file = { name: "garmin_export.zip", mimeType: "application/zip", buffer: archive };
  await page.getByLabel("Choose files").setInputFiles(file);
  const panel = page.getByRole("region", { name: "garmin_export.zip" });
  await panel.waitFor();

  await page.getByRole("link", { name: "Triplan" }).first().click();
  await expect(page.getByRole("region", { name: "Weekly Schedule" })).toBeVisible();
  await page.goto("/import");
  await expect(panel.getByText(/^61 files read\. 60 are extras and 1 was refused\.$/)).toBeVisible({
    timeout: PATIENCE,
  });
  await expect(panel.getByRole("list", { name: "Files" }).getByRole("listitem")).toHaveCount(50);
  await panel.getByRole("button", { name: "Next" }).click();
  await expect(panel.getByText("51–61 of 61")).toBeVisible();
  await panel.getByRole("button", { name: /^Refused/ }).click();
  await expect(panel.getByText(/^Refused\. This FIT file ends too early\./)).toBeVisible();
  await checkBothSchemes("an import with a refused file");

  await panel.getByRole("button", { name: "Undo this import" }).click();
  const dialog = page.getByRole("dialog", { name: "Undo Import" });
  await dialog.getByRole("button", { name: "Undo this import" }).click();
  await expectToast(page, "60 activities deleted, 0 exercises open again.");
  await expect(page.getByText("Your imports appear here.")).toBeVisible();
});

test("several files are one import, and what is no recording is refused in a sentence", async ({
  page,
}) => {
  await signUpWithPlan(page);
  await page.goto("/import");
  await page.getByLabel("Choose files").setInputFiles([
    { name: "run.tcx", mimeType: "text/xml", buffer: Buffer.from(writeTcx(recorded(4))) },
    { name: "notes.gpx", mimeType: "text/plain", buffer: Buffer.from("hello") },
  ]);
  const panel = page.getByRole("region", { name: "2 files.zip" });
  await expect(panel.getByText(/^2 files read\. 1 is an extra and 1 was refused\.$/)).toBeVisible({
    timeout: PATIENCE,
  });
  await expect(panel.getByText("Refused. This is no FIT, TCX or GPX file.")).toBeVisible();
});

test("a copy in another format is compared with the recording that counts", async ({
  page,
  checkBothSchemes,
}) => {
  await signUpWithPlan(page);
  await page.goto("/import");
  const run = recorded(4);
  const archived = writeZip([
    { name: "watch.fit", bytes: writeFit([run]) },
    { name: "strava.tcx", bytes: Buffer.from(writeTcx(run)) },
  ]);
  const file = { name: "both.zip", mimeType: "application/zip", buffer: Buffer.from(archived) };
  await page.getByLabel("Choose files").setInputFiles(file);
  const panel = page.getByRole("region", { name: "both.zip" });
  await panel.getByRole("button", { name: /^Compare/ }).click({ timeout: PATIENCE });
  const dialog = page.getByRole("dialog", { name: "Compare Activities" });
  await expect(dialog.getByRole("row", { name: "Duration 0:30:00 0:30:00" })).toBeVisible();
  const start = await dialog
    .getByRole("row", { name: /^Start/ })
    .getByRole("cell")
    .allTextContents();
  expect(new Set(start).size).toBe(1);
  await checkBothSchemes("a comparison of two activities");
  await dialog.getByRole("link").first().click();
  await page.waitForURL(/\/activities\/\d+$/);
  await expect(dialog).toHaveCount(0);
});

/** Many small recordings, so that a test meets their import while it runs. */
const shortFit = (daysAgo: number) => {
  const start = new Date(Date.now() - daysAgo * DAY);
  return {
    name: `${daysAgo}.fit`,
    bytes: writeFit([sampleRecording({ start, seconds: 600, every: 60 })]),
  };
};

test("a running import is stopped: what was stored stays and can be undone", async ({
  page,
  checkBothSchemes,
}) => {
  await signUpWithPlan(page);
  await page.goto("/import");
  const files = Array.from({ length: 4000 }, (_, at) => shortFit(at + 3));
  const buffer = Buffer.from(writeZip(files));
  const file = { name: "years.zip", mimeType: "application/zip", buffer };
  await page.getByLabel("Choose files").setInputFiles(file);
  const panel = page.getByRole("region", { name: "years.zip" });
  await expect(panel.getByText(/^[1-9][\d,]* of 4,000 files read\./)).toBeVisible();
  await checkBothSchemes("a running import");
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel.getByText(/^Stopped after [\d,]+ of 4,000 files\./)).toBeVisible();
  await expect(panel.getByRole("progressbar")).toHaveCount(0);
  await checkBothSchemes("a stopped import");
  await panel.getByRole("button", { name: "Undo this import" }).click();
  const dialog = page.getByRole("dialog", { name: "Undo Import" });
  await dialog.getByRole("button", { name: "Undo this import" }).click();
  await expectToast(page, /\d+ activities deleted, 0 exercises open again\.$/);
});

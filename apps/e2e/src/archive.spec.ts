import { readFile } from "node:fs/promises";
import { athleteWith } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";

/** A busy machine reads an archive slowly. */
const PATIENCE = 240_000;

// An archive that is cut is refused.
test.use({ expectedFaults: [/400 .*\/api\/user\/import/] });

test("the data of an account is downloaded, and imported into a new one", async ({
  page,
  checkBothSchemes,
}) => {
  await athleteWith(page, ["Lisbon Olympic"]);
  await page.goto("/settings");
  await page.getByRole("list", { name: "Logins" }).getByRole("listitem").first().waitFor();
  const dialog = page.getByRole("dialog", { name: "Import an archive" });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog.getByText(/This one holds 1 plan\.$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(dialog).toBeHidden();
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^triplan-.*\.zip$/);
  const archive = {
    name: download.suggestedFilename(),
    mimeType: "application/zip",
    buffer: await readFile(await download.path()),
  };

  await athleteWith(page, []);
  await page.goto("/settings");
  await page.getByRole("list", { name: "Logins" }).getByRole("listitem").first().waitFor();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await dialog.getByRole("button", { name: "Choose archive" }).waitFor();
  await checkBothSchemes("the choice of an archive");
  await dialog
    .getByLabel("Choose archive")
    .setInputFiles({ ...archive, buffer: archive.buffer.subarray(0, 1000) });
  await expect(dialog.getByRole("alert")).toHaveText(/^This archive is damaged or incomplete\./, {
    timeout: PATIENCE,
  });
  await dialog.getByLabel("Choose archive").setInputFiles(archive);
  await expect(dialog.getByRole("list", { name: "Races" })).toContainText("Lisbon Olympic", {
    timeout: PATIENCE,
  });
  await checkBothSchemes("what an archive holds");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog.getByText("Your data is here.")).toBeVisible({ timeout: PATIENCE });
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await page.goto("/my-plans");
  await expect(page.getByRole("article")).toContainText("Lisbon Olympic");
});

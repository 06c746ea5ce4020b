import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { answerUploads } from "../../../shared/testing/fake-upload.ts";
import { MemoryServer, refusal } from "../../../shared/testing/memory-server.ts";
import { userRow } from "../../../shared/testing/rows.ts";
import { SettingsPage } from "../settings-page.tsx";

const ARCHIVE = {
  id: 5,
  status: "checked",
  takenAt: "2026-03-02T12:00:00.000Z",
  plans: 2,
  exercises: 1214,
  activities: 63,
  recordings: 60,
  thresholds: 4,
  races: [
    { name: "Cascais Sprint", date: "2026-03-21" },
    { name: "City olympic", date: "2026-04-26" },
  ],
  rows: 3000,
  storedRows: 0,
  error: null,
};

const stateOf = (archive: object | null, obstacle: string | null = null) => ({
  obstacle,
  archive: archive && { ...ARCHIVE, ...archive },
});

/** Opens the dialog; the archive is what the server has of it first. */
async function open(state: object, answers: ConstructorParameters<typeof MemoryServer>[0] = {}) {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "thresholds.list": () => ({ current: [], records: [] }),
    "account.logins": () => [],
    "account.previewDeletion": () => ({
      plans: 0,
      exercises: 0,
      activities: 0,
      recordingBytes: 0,
      deletesAt: "2026-03-16T12:00:00.000Z",
    }),
    "accountImport.get": () => state,
    ...answers,
  });
  show(
    <Routes>
      <Route path="/settings" element={<SettingsPage />} />
    </Routes>,
    { server, at: "/settings" },
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Import" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Import an archive" }));
  return { server, user, dialog };
}

const zip = () => new File(["PK"], "triplan-2026-03-02.zip");

test("an archive is shown with what it holds, confirmed, followed and done", async () => {
  const { server, user, dialog } = await open(stateOf(null), {
    "accountImport.start": () => stateOf({ status: "running", storedRows: 1500 }),
    "accountImport.discard": () => stateOf(null, "An archive needs an empty account."),
  });
  const paths = answerUploads(stateOf({}), 201);
  await dialog.findByText("The ZIP of “Download everything”");
  server.answer("accountImport.get", () => stateOf({}));
  await user.upload(dialog.getByLabelText("Choose archive"), zip());
  await dialog.findByText("Mar 2, 2026");
  expect(paths).toEqual(["/api/user/import"]);
  expect(dialog.getByText("1,214").previousSibling?.textContent).toBe("Exercises");
  expect(dialog.getByRole("list", { name: "Races" }).textContent).toMatch(
    /Cascais Sprint.*City olympic/,
  );
  dialog.getByText(/Logins, the watch connection, .* are not imported/);
  expect(server.inputsOf("accountImport.start")).toEqual([]);

  server.answer("accountImport.get", () => stateOf({ status: "done" }, "Full"));
  await user.click(dialog.getByRole("button", { name: "Import" }));
  await dialog.findByText("1,500 of 3,000 entries");
  await dialog.findByText(/2 plans, 1,214 exercises and 63 activities were imported/);
  expect(server.inputsOf("accountImport.start")).toEqual([{ importId: 5 }]);
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(server.inputsOf("accountImport.discard")).toEqual([{ importId: 5 }]);
});

test("an archive that is refused is said in the dialog, and another can be chosen", async () => {
  const { user, dialog } = await open(stateOf(null));
  answerUploads({ message: "This file is not an archive of a Triplan account." }, 400);
  await user.upload(await dialog.findByLabelText("Choose archive"), zip());
  expect((await dialog.findByRole("alert")).textContent).toBe(
    "This file is not an archive of a Triplan account.",
  );
  await dialog.findByRole("button", { name: "Choose archive" });
});

test("an import that failed says why and that nothing was imported", async () => {
  const error = "This archive has a mistake in exercises.json, row 12: it is there twice.";
  const { dialog } = await open(stateOf({ status: "failed", error }));
  const alert = await dialog.findByRole("alert");
  expect(alert.textContent).toBe(`${error} Nothing was imported.`);
  await dialog.findByRole("button", { name: "Choose archive" });
});

test("an account that is not empty takes no archive, and says what it holds", async () => {
  const obstacle = "An archive needs an empty account. This one holds 2 plans.";
  const { user, dialog } = await open(stateOf(null, obstacle));
  await dialog.findByText(obstacle);
  expect(dialog.queryByRole("button", { name: "Choose archive" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a confirmation that is refused stays in the dialog; Cancel forgets the archive", async () => {
  const { server, user, dialog } = await open(stateOf({}), {
    "accountImport.start": () => {
      throw refusal("Background work is disabled on this server");
    },
    "accountImport.discard": () => stateOf(null),
  });
  await user.click(await dialog.findByRole("button", { name: "Import" }));
  await dialog.findByText("Background work is disabled on this server");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await expect.poll(() => server.inputsOf("accountImport.discard")).toEqual([{ importId: 5 }]);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

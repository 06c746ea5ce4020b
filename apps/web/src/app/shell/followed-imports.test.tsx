import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { followImport } from "../../shared/imports/followed-imports.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { userRow } from "../../shared/testing/rows.ts";
import { show } from "../testing/show.tsx";
import { Shell } from "./shell.tsx";

const IRIS = userRow();
const OTTO = userRow({ id: IRIS.id + 1, username: "otto@example.com" });
const IMPORT_ID = 7;

const pages = (
  <Routes>
    <Route element={<Shell />}>
      <Route path="*" element={<p>A page</p>} />
    </Route>
  </Routes>
);

const file = {
  position: 0,
  name: "morning.fit",
  outcome: "stored",
  reason: null,
  activityId: 40,
  exerciseId: null,
  exerciseName: null,
  exerciseWeek: null,
  activity: null,
};

const exercise = { id: 1, name: "Tempo run", type: "run" as const };

function open(over: object = {}, user = IRIS) {
  const summary = { id: IMPORT_ID, status: "done", error: null };
  const server = new MemoryServer({
    "auth.me": () => user,
    "auth.logout": () => null,
    "imports.progress": () => [summary],
    "imports.get": () => ({ ...summary, files: [{ ...file, ...over }] }),
    "imports.undo": () => ({ id: IMPORT_ID, deletedActivities: 1, reopenedExercises: 0 }),
  });
  return { server, opened: show(pages, { server, at: "/settings" }) };
}

const follow = (over: object = {}) =>
  followImport({ importId: IMPORT_ID, userId: IRIS.id, exercise: null, date: null, ...over });

test("reports the end of a file's import once, on whatever page", async () => {
  follow();
  const { opened } = open();
  await screen.findByText("It is stored as an extra.");
  opened.unmount();
  const again = open();
  await screen.findByRole("button", { name: /User menu/ });
  expect(again.server.inputsOf("imports.progress")).toEqual([]);
});

test("asks about a file that does not fit its exercise until the athlete answers", async () => {
  follow({ exercise });
  const reason = "This file is a ride, the exercise is a run.";
  const { opened } = open({ reason });
  await screen.findByRole("dialog", { name: "File imported" });
  opened.unmount();
  const { server } = open({ reason });
  expect(await screen.findByText(reason)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo this import" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.inputsOf("imports.undo")).toEqual([{ importId: IMPORT_ID }]);
  expect(sessionStorage).toHaveLength(0);
});

test("shows nothing of another user's import", async () => {
  follow();
  const { server } = open({}, OTTO);
  await screen.findByRole("button", { name: /User menu/ });
  expect(server.inputsOf("imports.progress")).toEqual([]);
});

test("forgets the imports at logout", async () => {
  follow();
  const { server } = open();
  server.answer("imports.progress", () => [{ id: IMPORT_ID, status: "running" }]);
  await userEvent.click(await screen.findByRole("button", { name: /User menu/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(screen.queryByText("It is stored as an extra.")).toBeNull();
});

test("says nothing about an import that was undone meanwhile", async () => {
  follow();
  const { server } = open();
  server.answer("imports.progress", () => []);
  server.answer("imports.get", () => {
    throw refusal("Import not found", [], "not_found");
  });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(screen.queryByRole("alert")).toBeNull();
});

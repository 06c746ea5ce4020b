import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { readKept, writeKept, type KeptMove } from "../../shared/completions/kept-changes.ts";
import { unsentChanges } from "../../shared/completions/unsent-changes.ts";
import { NO_CONNECTION } from "../../shared/network/server-fetch.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { userRow } from "../../shared/testing/rows.ts";
import { OthersChanges } from "../offline/others-changes.tsx";
import { show } from "../testing/show.tsx";
import { Shell } from "./shell.tsx";

const iris = userRow();
const OTHER_ID = iris.id + 1;

const move = (exerciseId: number): KeptMove => ({
  moves: [{ exerciseId, from: [null], to: 5 }],
  name: `Run ${exerciseId}`,
  state: "waiting",
  reason: null,
});

/** Opens the page of an athlete and presses Logout. */
async function logOut() {
  let current: typeof iris | null = iris;
  const server = new MemoryServer({
    "auth.me": () => current,
    "auth.logout": () => {
      current = null;
      return null;
    },
    "exercises.schedule": () => ({}),
  });
  const pages = (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<p>The dashboard</p>} />
      </Route>
    </Routes>
  );
  show(pages, { server });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /User menu/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Logout" }));
  return { server, user };
}

const question = async (name: string) => within(await screen.findByRole("dialog", { name }));
const loggedOut = () => screen.findByRole("link", { name: "Login" });
const hasLoggedOut = (server: MemoryServer) =>
  server.calls.some(({ path }) => path === "auth.logout");

test("asks before a logout deletes what waits, and stays logged in", async () => {
  writeKept(iris.id, [move(1), move(2)]);
  const { server, user } = await logOut();
  const dialog = await question("2 changes not sent yet");
  expect(dialog.getByText("They are on this device only. A logout deletes them.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Stay logged in" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(hasLoggedOut(server)).toBe(false);
  expect(readKept(iris.id)).toHaveLength(2);
});

test("sends what waits, then logs out", async () => {
  writeKept(iris.id, [move(1), move(2)]);
  const { server, user } = await logOut();
  const dialog = await question("2 changes not sent yet");
  await user.click(dialog.getByRole("button", { name: "Send now and log out" }));
  await loggedOut();
  const calls = server.calls.map(({ path }) => path);
  expect(calls.filter((path) => path === "exercises.schedule")).toHaveLength(2);
  expect(calls.indexOf("auth.logout")).toBeGreaterThan(calls.lastIndexOf("exercises.schedule"));
  expect(readKept(iris.id)).toEqual([]);
});

test.each([
  [
    "the server can't be reached",
    () => new Error(NO_CONNECTION),
    "Triplan did not answer. Try again in a moment.",
  ],
  [
    "the server refuses it",
    () => refusal("This exercise is already completed", [], "conflict"),
    "1 change could not be sent. The week says why.",
  ],
])("stays logged in when a change can't be sent because %s", async (_, failure, words) => {
  writeKept(iris.id, [move(1)]);
  const { server, user } = await logOut();
  server.answer("exercises.schedule", () => {
    throw failure();
  });
  const dialog = await question("1 change not sent yet");
  await user.click(dialog.getByRole("button", { name: "Send now and log out" }));
  await dialog.findByText(words);
  expect(hasLoggedOut(server)).toBe(false);
  await user.click(dialog.getByRole("button", { name: "Delete and log out" }));
  await loggedOut();
});

test("without network, only offers to stay or to delete", async () => {
  vi.stubGlobal("navigator", Object.create(navigator, { onLine: { value: false } }));
  writeKept(iris.id, [move(1)]);
  await logOut();
  const dialog = await question("1 change not sent yet");
  expect(dialog.getByText(/can't be reached, so nothing can be sent now/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /Send now/ })).toBeNull();
});

test("asks before a logout deletes what another account entered on the device", async () => {
  writeKept(OTHER_ID, [move(1)]);
  await logOut();
  const dialog = await question("1 change not sent yet");
  expect(dialog.getByText(/^1 change of another account can only be sent/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /Send now/ })).toBeNull();
});

test("says once after a login that another account has changes on the device", async () => {
  writeKept(OTHER_ID, [move(1), move(2)]);
  const { unmount } = show(<OthersChanges userId={iris.id} />, { server: new MemoryServer({}) });
  await screen.findByText(/^2 changes of another account wait on this device/);
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByText(/another account/)).toBeNull();
  unmount();
  show(<OthersChanges userId={iris.id} />, { server: new MemoryServer({}) });
  expect(screen.queryByText(/another account/)).toBeNull();
  expect(unsentChanges(iris.id)).toEqual({ own: 0, refused: 0, others: 2 });
});

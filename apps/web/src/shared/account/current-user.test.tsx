import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { trpc } from "../network/trpc.ts";
import { useCurrentUser, useSwitchUser } from "./current-user.ts";
import { MemoryServer } from "../testing/memory-server.ts";
import { planRow, userRow } from "../testing/rows.ts";

const Plans = () => {
  const plans = trpc.plans.list.useQuery();
  return <p>{plans.data?.map(({ name }) => name).join(", ") ?? "No plans yet"}</p>;
};

const Page = () => {
  const user = useCurrentUser();
  const switchUser = useSwitchUser();
  return (
    <>
      <p>{user.data?.username ?? "A visitor"}</p>
      {user.data && <Plans />}
      <button onClick={() => void switchUser(null)}>Leave</button>
      <button onClick={() => void switchUser(userRow({ id: 2, username: "otto@example.com" }))}>
        Enter
      </button>
    </>
  );
};

// @covers authentication-3
test("clears all cached data of a user who logs out", async () => {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "plans.list": () => [planRow(1, { name: "Plan of Iris" })],
  });
  show(<Page />, { server });
  await screen.findByText("Plan of Iris");
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(await screen.findByText("A visitor")).toBeTruthy();
  const release = server.hold();
  await userEvent.click(screen.getByRole("button", { name: "Enter" }));
  expect(await screen.findByText("otto@example.com")).toBeTruthy();
  expect(screen.getByText("No plans yet")).toBeTruthy();
  server.answer("plans.list", () => [planRow(2, { name: "Plan of Otto" })]);
  release();
  expect(await screen.findByText("Plan of Otto")).toBeTruthy();
});

const Always = () => {
  const user = useCurrentUser();
  const switchUser = useSwitchUser();
  const plans = trpc.plans.list.useQuery(undefined, { enabled: Boolean(user.data) });
  return (
    <>
      <p>{plans.data?.map(({ name }) => name).join(", ") ?? "No plans"}</p>
      <button onClick={() => void switchUser(null)}>Leave</button>
      <button onClick={() => void switchUser(userRow({ id: 2 }))}>Change</button>
    </>
  );
};

test("empties a component that stays on screen after a logout, without requests", async () => {
  const server = new MemoryServer({ "auth.me": () => userRow(), "plans.list": () => [planRow(1)] });
  show(<Always />, { server });
  await screen.findByText("Plan 1");
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(await screen.findByText("No plans")).toBeTruthy();
  expect(server.inputsOf("plans.list")).toHaveLength(1);
});

test("reloads a component that stays on screen for another user", async () => {
  const server = new MemoryServer({ "auth.me": () => userRow(), "plans.list": () => [planRow(1)] });
  show(<Always />, { server });
  await screen.findByText("Plan 1");
  server.answer("plans.list", () => [planRow(2)]);
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  expect(await screen.findByText("Plan 2")).toBeTruthy();
});

test("ignores a pending response for a user who logged out", async () => {
  const server = new MemoryServer({ "auth.me": () => userRow() });
  const release = server.hold();
  show(<Page />, { server });
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  release();
  expect(await screen.findByText("A visitor")).toBeTruthy();
  await Promise.resolve();
  expect(screen.queryByText("iris.costa@example.com")).toBeNull();
});

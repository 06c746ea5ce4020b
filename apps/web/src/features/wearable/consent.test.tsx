import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useNavigate } from "react-router-dom";
import { expect, test } from "vitest";
import { show } from "../../app/testing.tsx";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { activityRow, userRow } from "../../shared/testing/rows.ts";
import type { Connection } from "./wearable-types.ts";
import { WearablePage } from "./wearable-page.tsx";

const NONE: Connection = {
  connected: false,
  providerUserId: null,
  status: "none",
  permissions: [],
  lastSyncedAt: null,
  provider: "garmin",
};

/** The way back from the watch service, as the browser goes it. */
const WayBack = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate("/garmin?success=connected")}>Come back</button>;
};

function open() {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "config.get": () => ({ features: [] }),
    "wearable.connection": () => NONE,
    "activities.list": () => [],
  });
  const page = (
    <>
      <WearablePage />
      <WayBack />
    </>
  );
  show(page, { server, at: "/garmin" });
  return { server, user: userEvent.setup() };
}

test("while the consent is asked for, the button says so, and asks once", async () => {
  const { server, user } = open();
  const connect = await screen.findByRole("button", { name: "Connect" });
  server.hold();
  await user.click(connect);
  await user.click(await screen.findByRole("button", { name: "Connecting..." }));
  expect(server.inputsOf("wearable.authorize")).toHaveLength(1);
});

test("after a consent the connection and the activities are read again", async () => {
  const { server, user } = open();
  await screen.findByText("Not Connected");
  await screen.findByText(/^No activities found/);
  server.answer("wearable.connection", () => ({ ...NONE, connected: true, status: "active" }));
  server.answer("activities.list", () => [activityRow(1)]);
  await user.click(screen.getByRole("button", { name: "Come back" }));
  expect(await screen.findByText("Account connected successfully!")).toBeTruthy();
  expect(await screen.findByText("Connected")).toBeTruthy();
  expect(await screen.findByText("Morning Run")).toBeTruthy();
  expect(screen.getByTestId("address").textContent).toBe("/garmin");
});

import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useNavigate } from "react-router-dom";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { activityRow, userRow } from "../../../shared/testing/rows.ts";
import { NOT_CONNECTED } from "../testing/open-wearable.tsx";
import { WearablePage } from "../wearable-page.tsx";

/** Simulates the browser's way back from the watch service. */
const RedirectBack = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate("/garmin?success=connected")}>Come back</button>;
};

function open() {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "config.get": () => ({ features: [] }),
    "wearable.connection": () => NOT_CONNECTED,
    "activities.list": () => [],
    "activities.count": () => ({ count: 0 }),
  });
  const page = (
    <>
      <WearablePage />
      <RedirectBack />
    </>
  );
  show(page, { server, at: "/garmin" });
  return { server, user: userEvent.setup() };
}

// @covers wearable-page-3
test("shows progress while consent is requested, and requests it once", async () => {
  const { server, user } = open();
  const connect = await screen.findByRole("button", { name: "Connect" });
  server.hold();
  await user.click(connect);
  await user.click(await screen.findByRole("button", { name: "Connecting..." }));
  expect(server.inputsOf("wearable.authorize")).toHaveLength(1);
});

test("re-enables Connect after the back button of the consent page", async () => {
  const { server, user } = open();
  const connect = await screen.findByRole("button", { name: "Connect" });
  server.hold();
  await user.click(connect);
  await screen.findByRole("button", { name: "Connecting..." });
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
  expect(await screen.findByRole("button", { name: "Connect" })).toBeTruthy();
});

// @covers wearable-page-11
test("refetches the connection and the activities after consent", async () => {
  const { server, user } = open();
  await screen.findByText("Not Connected");
  await screen.findByText(/^No activities found/);
  server.answer("wearable.connection", () => ({
    ...NOT_CONNECTED,
    connected: true,
    status: "active",
    canSync: true,
  }));
  server.answer("activities.list", () => [activityRow(1)]);
  await user.click(screen.getByRole("button", { name: "Come back" }));
  expect(await screen.findByText("Account connected successfully!")).toBeTruthy();
  expect(await screen.findByText("Connected")).toBeTruthy();
  expect(await screen.findByText("Morning Run")).toBeTruthy();
  expect(screen.getByTestId("address").textContent).toBe("/garmin");
});

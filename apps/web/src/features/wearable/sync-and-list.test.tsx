import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../shared/testing/memory-server.ts";
import { activityRow } from "../../shared/testing/rows.ts";
import { CONNECTED, findButton, openWearable } from "./testing/open-wearable.tsx";

const fail = () => {
  throw refusal("Something went wrong");
};

test("replaces a sync without the required permission by the reason and a way out", async () => {
  const { server, user } = openWearable({ connection: { ...CONNECTED, canSync: false } });
  const sync = await findButton("Sync Activities");
  expect(sync.getAttribute("aria-disabled")).toBe("true");
  const reason = document.getElementById(sync.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toContain("Reconnect and allow historical data.");
  await user.click(sync);
  expect(server.inputsOf("wearable.sync")).toEqual([]);
  server.hold();
  await user.click(await findButton("Reconnect"));
  expect(server.inputsOf("wearable.authorize")).toHaveLength(1);
});

test("loads more than a page on request", async () => {
  const rows = Array.from({ length: 53 }, (_, index) => activityRow(index + 1));
  const { server, user } = openWearable();
  server.answer("activities.count", () => ({ count: rows.length }));
  server.answer("activities.list", (input) => {
    const { cursor } = input as { cursor?: string };
    const from = cursor === undefined ? 0 : Number(cursor.split("_")[1]);
    return rows.slice(from, from + 50);
  });
  await screen.findByText("50 of 53 activities, 0 of them linked to a workout");
  await user.click(await findButton("Show older activities"));
  expect(await screen.findByText("53 activities, 0 linked to a workout")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show older activities" })).toBeNull();
});

test("offers no older activities after a full last page", async () => {
  const rows = Array.from({ length: 50 }, (_, index) => activityRow(index + 1));
  openWearable({ activities: rows });
  await screen.findByText("50 activities, 0 linked to a workout");
  expect(screen.queryByRole("button", { name: "Show older activities" })).toBeNull();
});

test("says why older activities can't be loaded, and keeps the rest", async () => {
  const rows = Array.from({ length: 50 }, (_, index) => activityRow(index + 1));
  const { server, user } = openWearable({ activities: rows });
  server.answer("activities.count", () => ({ count: 53 }));
  await screen.findByText("50 of 53 activities, 0 of them linked to a workout");
  server.answer("activities.list", fail);
  await user.click(await findButton("Show older activities"));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Older activities could not be loaded.",
  );
  expect(screen.getAllByText("Morning Run")).toHaveLength(50);
});

import { isoDate } from "@triplan/domain";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { NO_NEW_TARGETS, NOT_RETARGETED, userRow } from "../../shared/testing/rows.ts";
import { ZonesPage } from "./zones-page.tsx";

const CSS = { kind: "css", value: 110, source: "test", date: isoDate("2027-02-01") } as const;

test("a result of a yard pool is entered over yards, one of a race over metres", async () => {
  const user = userEvent.setup();
  const server = new MemoryServer({
    "auth.me": () => userRow({ poolLengthMeters: 22.86 }),
    "thresholds.list": () => ({ current: [], records: [] }),
    "thresholds.preview": () => NO_NEW_TARGETS,
    "thresholds.record": () => ({ current: [CSS], records: [], retargeted: NOT_RETARGETED }),
    "plans.list": () => [],
  });
  show(<ZonesPage />, { server, at: "/zones?result=swim-result" });
  const distance = await screen.findByRole("combobox", { name: "Distance" });
  expect(
    within(distance)
      .getAllByRole("option")
      .map((each) => each.textContent),
  ).toEqual(["500 yd", "1,000 yd", "1,650 yd", "750 m", "1,500 m", "1,900 m", "3,800 m"]);
  await user.type(screen.getByRole("textbox", { name: "Time" }), "8:00");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/saved|Saved/);
  const [sent] = server.inputsOf("thresholds.record");
  // 480 s over 500 yd, 457.2 m.
  expect(sent).toMatchObject({
    performance: { kind: "swim-result", meters: 400, seconds: (480 * 400) / 457.2 },
  });
});

test("a swimmer of a yard pool sees and enters swims in yards", async () => {
  const user = userEvent.setup();
  const server = new MemoryServer({
    "auth.me": () => userRow({ unitPreference: "kilometers", poolLengthMeters: 22.86 }),
    "thresholds.list": () => ({ current: [CSS], records: [] }),
    "thresholds.preview": () => NO_NEW_TARGETS,
    "thresholds.record": () => ({ current: [CSS], records: [], retargeted: NOT_RETARGETED }),
    "plans.list": () => [],
  });
  show(<ZonesPage />, { server, at: "/zones?result=swim-test" });
  // 110 s / 1.09361, and 107.8 to 112.2 s.
  expect(await screen.findByLabelText("CSS in use")).toHaveProperty("value", "1:41");
  const swim = within(screen.getByRole("region", { name: "Swim" }));
  expect(swim.getByText("1:39–1:43")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "400 yd" }), "6:40");
  await user.type(screen.getByRole("textbox", { name: "200 yd" }), "3:10");
  expect(screen.getByText(/^Gives: CSS 1:45\/100yd/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/saved|Saved/);
  expect(server.inputsOf("thresholds.record")).toMatchObject([
    { performance: { kind: "swim-test", seconds400: 400 * 1.09361, seconds200: 190 * 1.09361 } },
  ]);
});

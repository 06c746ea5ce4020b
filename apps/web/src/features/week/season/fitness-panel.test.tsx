import { addDays } from "@triplan/domain";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { plan, TODAY } from "../testing/week-rows.ts";
import { weekServer } from "../testing/week-server.ts";
import { FitnessPanel } from "./fitness-panel.tsx";

test("shows the races on the way and time off", async () => {
  const server = weekServer([]);
  const race = { id: 3, priority: "C", name: "Oeiras 10K", date: addDays(TODAY, 3) };
  server.answer("races.days", () => ({ races: [race] }));
  const off = { id: 4, kind: "travel", fromDate: addDays(TODAY, 5), toDate: null };
  server.answer("timeOff.list", () => ({ timeOff: [off] }));
  show(<FitnessPanel plan={plan} today={TODAY} />, { server });
  const panel = await screen.findByRole("region", { name: "Fitness to race day" });
  const legend = await within(panel).findByRole("list", { name: "Legend" });
  expect(await within(legend).findByText("time off")).toBeTruthy();
  expect(within(panel).getByText("C")).toBeTruthy();
});

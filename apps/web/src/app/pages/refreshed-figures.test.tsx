import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { tempo } from "../../features/week/testing/open-week.tsx";
import { plan, TODAY } from "../../features/week/testing/week-rows.ts";
import { weekServer } from "../../features/week/testing/week-server.ts";
import { WeeklyView } from "../../features/week/weekly-view.tsx";
import { activityRow } from "../../shared/testing/rows.ts";
import { PlanCards } from "./plan-cards.tsx";
import { show } from "../testing/show.tsx";

const suggestion = { exerciseId: tempo.id, exerciseName: tempo.name, score: 0.956 };

test("refetches performance and fitness right after a match and its removal", async () => {
  const server = weekServer([tempo], [{ ...activityRow(71), suggestion }]);
  const matches = () =>
    server.inputsOf("exercises.match").length - server.inputsOf("exercises.unmatch").length;
  server.answer("plans.performance", () => ({
    completionRate: 100 * matches(),
    durationComparison: null,
    trend: "stable",
  }));
  show(
    <>
      <WeeklyView plan={plan} today={TODAY} />
      <PlanCards plan={plan} />
    </>,
    { server, at: "/?week=6" },
  );
  const user = userEvent.setup();
  const readings = () => server.inputsOf("exercises.fitness").length;
  await screen.findByText("0%");
  await waitFor(() => expect(readings()).toBe(1));
  await user.click(await screen.findByRole("button", { name: /^Confirm/ }));
  await screen.findByText("100%");
  await waitFor(() => expect(readings()).toBe(2));

  await user.click(await screen.findByRole("button", { name: "More for Tempo run" }));
  await user.click(await screen.findByRole("menuitem", { name: "Unmatch" }));
  await screen.findByText("0%");
  await waitFor(() => expect(readings()).toBe(3));
});

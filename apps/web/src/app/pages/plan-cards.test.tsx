import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { planRow } from "../../shared/testing/rows.ts";
import { PlanCards } from "./plan-cards.tsx";
import { show } from "../testing/show.tsx";

const open = (at = "/") =>
  show(<PlanCards plan={planRow(7, { name: "Lisbon Olympic" })} />, {
    at,
    server: new MemoryServer({
      "config.get": () => ({ features: [] }),
      "plans.performance": () => ({
        completionRate: 0,
        durationComparison: null,
        trend: "stable",
      }),
    }),
  });

// @covers home-3
test("shows Progress Tracking before Export", () => {
  open();
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Progress Tracking", "Export"]);
});

test.each([
  ["Edit Plan", "Edit Training Plan", "Update Plan"],
  ["Adjust Training Plan", "Adjust Your Training Plan", "Apply"],
])(
  // @covers home-4, edit-training-plan-modal-2, progress-tracking-card-3
  "opens the dialog of %s on the Dashboard, and closes it on Cancel",
  async (name, title, action) => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole("button", { name }));
    const dialog = await screen.findByRole("dialog", { name: title });
    expect(within(dialog).getByRole("button", { name: action })).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog", { name: title })).toBeNull();
  },
);

test("opens the dialog that a link asks for, once", async () => {
  const user = userEvent.setup();
  open("/?week=3&open=edit-race");
  const name = "Edit Training Plan";
  const dialog = await screen.findByRole("dialog", { name });
  expect(within(dialog).getByRole("tab", { name: "Race", selected: true })).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog", { name })).toBeNull();
  expect(screen.getByTestId("address").textContent).toBe("/?week=3");
});

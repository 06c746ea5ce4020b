import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../shared/testing/memory-server.ts";
import { LAST, openDialog, OUTCOME } from "./testing/open-dialog.tsx";

test("undoes the last change", async () => {
  const { server, onClose, user } = await openDialog(OUTCOME, [{ ...LAST, id: 11 }, LAST]);
  const last = within(await screen.findByRole("region", { name: "Last change" }));
  expect(last.getByText(/Time constraints, 80 % volume, from week 2\.$/)).toBeTruthy();

  await user.click(last.getByRole("button", { name: "Undo this change" }));

  await screen.findByText("Change undone");
  expect(server.inputsOf("plans.undoAdjustment")).toEqual([{ planId: 7, adjustmentId: 12 }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("says what undoing does to a plan of an earlier engine", async () => {
  await openDialog({ ...OUTCOME, newEditionFrom: 7 }, [LAST]);
  const last = within(await screen.findByRole("region", { name: "Last change" }));
  expect(await last.findByText(/Undoing it rewrites the weeks from week 7 on\.$/)).toBeTruthy();
});

test("says that another tab changed the plan, and keeps the dialog", async () => {
  const { server, onClose, user } = await openDialog(OUTCOME, [LAST]);
  const message = "Your plan has changed since. Check it and try again.";
  server.answer("plans.undoAdjustment", () => {
    throw refusal(message);
  });
  await user.click(await screen.findByRole("button", { name: "Undo this change" }));
  await screen.findByText(message);
  expect(onClose).not.toHaveBeenCalled();
});

test("offers no undo before the first change", async () => {
  await openDialog();
  await screen.findByText("9 exercises change.");
  expect(screen.queryByRole("button", { name: "Undo this change" })).toBeNull();
});

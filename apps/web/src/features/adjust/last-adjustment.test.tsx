import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusal } from "../../shared/testing/memory-server.ts";
import { applyButton, LAST, openDialog, OUTCOME, SAME } from "./testing/open-dialog.tsx";

const CHANGED = "Your plan has changed since. Check it and try again.";

const undoButton = () => screen.getByRole("button", { name: "Undo" });

/** Opens the preview of undoing the last change. */
async function askToUndo(user: UserEvent) {
  const last = within(await screen.findByRole("region", { name: "Last change" }));
  await user.click(last.getByRole("button", { name: "Undo this change" }));
}

test("shows what undoing the last change does, then undoes it", async () => {
  const { server, onClose, user } = await openDialog(OUTCOME, [{ ...LAST, id: 11 }, LAST]);
  await askToUndo(user);
  const last = screen.getByRole("region", { name: "Last change" });
  expect(last.textContent).toBe("Undo this change: Time constraints, 80 % volume, from week 2.");
  await screen.findByText("9 exercises change.");
  const undone = [{ planId: 7, adjustmentId: 12 }];
  expect(server.inputsOf("plans.previewUndo")).toEqual(undone);
  expect(server.inputsOf("plans.undoAdjustment")).toEqual([]);

  await user.click(undoButton());

  await screen.findByText("Change undone");
  expect(server.inputsOf("plans.undoAdjustment")).toEqual(undone);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("keeps the last change when the athlete cancels", async () => {
  const { server, onClose, user } = await openDialog(OUTCOME, [LAST]);
  await askToUndo(user);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(applyButton()).toBeTruthy();
  expect(server.inputsOf("plans.undoAdjustment")).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test("says that undoing rewrites a plan of an earlier engine", async () => {
  const { user } = await openDialog({ ...OUTCOME, newEditionFrom: 7 }, [LAST]);
  await askToUndo(user);
  expect(await screen.findByText(/Its weeks from week 7 on are rewritten/)).toBeTruthy();
  await user.click(undoButton());
  expect(await screen.findByText("Your weeks from week 7 on are rewritten.")).toBeTruthy();
});

test("undoes a change without effect", async () => {
  const { server, user } = await openDialog(SAME, [LAST]);
  await askToUndo(user);
  await screen.findByText(/^Nothing had to change/);
  await user.click(undoButton());
  await screen.findByText("Change undone");
  expect(server.inputsOf("plans.undoAdjustment")).toHaveLength(1);
});

test("says that another tab changed the plan, and keeps the dialog", async () => {
  const { server, onClose, user } = await openDialog(OUTCOME, [LAST]);
  server.answer("plans.undoAdjustment", () => {
    throw refusal(CHANGED);
  });
  await askToUndo(user);
  await waitFor(() => expect(undoButton()).toHaveProperty("disabled", false));
  await user.click(undoButton());
  await screen.findByText(CHANGED);
  expect(onClose).not.toHaveBeenCalled();
});

test("can't undo a change that another tab undid", async () => {
  const { server, user } = await openDialog(OUTCOME, [LAST]);
  server.answer("plans.previewUndo", () => {
    throw refusal(CHANGED);
  });
  await askToUndo(user);
  await screen.findByText(CHANGED);
  expect(undoButton()).toHaveProperty("disabled", true);
});

test("offers no undo before the first change", async () => {
  await openDialog();
  await screen.findByText("9 exercises change.");
  expect(screen.queryByRole("region", { name: "Last change" })).toBeNull();
});

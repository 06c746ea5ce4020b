import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../app/testing.tsx";
import { MemoryServer } from "./testing/memory-server.ts";
import { toastError, toastInfo, toastNext, toastSuccess } from "./toast.ts";

const open = () => show(null, { server: new MemoryServer({}) });

test("the newest toast takes the place of the one on screen", async () => {
  open();
  toastSuccess("Exercise scheduled successfully");
  await screen.findByText("Exercise scheduled successfully");
  toastError("Error scheduling exercise", new Error("Exercise not found"));
  const toast = await screen.findByRole("alert");
  expect(toast.textContent).toContain("Error scheduling exercise");
  expect(toast.textContent).toContain("Exercise not found");
  await waitFor(() => expect(screen.queryByText("Exercise scheduled successfully")).toBeNull());
});

test("what went well, or is good to know, is announced politely", async () => {
  open();
  toastInfo("Feature in development", "Manual workout completion will be added soon");
  const words = await screen.findByText("Feature in development");
  expect(words.closest("[role=status]")?.textContent).toContain("will be added soon");
});

test("a remark waits until the toast before it is gone", async () => {
  open();
  toastSuccess("Training plan created!");
  toastNext("Current plan updated");
  await screen.findByText("Training plan created!");
  expect(screen.queryByText("Current plan updated")).toBeNull();
  screen
    .getByText("Training plan created!")
    .closest("[role=status]")
    ?.querySelector("button")
    ?.click();
  expect(await screen.findByText("Current plan updated")).toBeTruthy();
});

test("a toast goes by itself after five seconds", async () => {
  open();
  // Toasts are loaded when the first one is shown; the clock is stopped for the second.
  toastSuccess("Plan deleted");
  await screen.findByText("Plan deleted");
  vi.useFakeTimers();
  try {
    await act(async () => {
      toastSuccess("Account disconnected");
      await vi.dynamicImportSettled();
    });
    await act(async () => vi.advanceTimersByTimeAsync(4900));
    expect(screen.getByText("Account disconnected")).toBeTruthy();
    // A moment more, in which it fades.
    await act(async () => vi.advanceTimersByTimeAsync(900));
    expect(screen.queryByText("Account disconnected")).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("an error without words still says something", async () => {
  open();
  toastError("Error", undefined);
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong");
});

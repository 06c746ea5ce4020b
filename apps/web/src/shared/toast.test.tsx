import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../app/testing.tsx";
import { MemoryServer } from "./testing/memory-server.ts";
import { toastError, toastInfo, toastSuccess } from "./toast.ts";

const open = () => show(null, { server: new MemoryServer({}) });

// @covers texts-9, client-data-handling-3
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

// @covers client-data-handling-3
test("the same toast ten times over stays one toast", async () => {
  open();
  for (let time = 0; time < 10; time += 1) toastSuccess("Exercise scheduled successfully");
  expect(await screen.findAllByText("Exercise scheduled successfully")).toHaveLength(1);
});

// @covers client-data-handling-4
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

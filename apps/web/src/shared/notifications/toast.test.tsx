import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../testing/memory-server.ts";
import { toastError, toastInfo, toastSuccess } from "./toast.ts";

const open = () => show(null, { server: new MemoryServer({}) });

// @covers texts-9, client-data-handling-3
test("replaces the visible toast by the newest one", async () => {
  open();
  toastSuccess("Exercise scheduled successfully");
  await screen.findByText("Exercise scheduled successfully");
  toastError("Error scheduling exercise", new Error("Exercise not found"));
  const toast = await screen.findByRole("alert");
  expect(toast.textContent).toContain("Error scheduling exercise");
  expect(toast.textContent).toContain("Exercise not found");
  await waitFor(() => expect(screen.queryByText("Exercise scheduled successfully")).toBeNull());
});

test("announces successes and notices politely", async () => {
  open();
  toastInfo("Feature in development", "Manual workout completion will be added soon");
  const words = await screen.findByText("Feature in development");
  expect(words.closest("[role=status]")?.textContent).toContain("will be added soon");
});

// @covers client-data-handling-3
test("shows ten equal toasts as one", async () => {
  open();
  for (let time = 0; time < 10; time += 1) toastSuccess("Exercise scheduled successfully");
  expect(await screen.findAllByText("Exercise scheduled successfully")).toHaveLength(1);
});

// @covers client-data-handling-4
test("hides a toast after five seconds", async () => {
  open();
  // Toasts load with the first one; fake timers start for the second.
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
    // Includes the fade-out.
    await act(async () => vi.advanceTimersByTimeAsync(900));
    expect(screen.queryByText("Account disconnected")).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("shows a default text for an error without a message", async () => {
  open();
  toastError("Error", undefined);
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong");
});

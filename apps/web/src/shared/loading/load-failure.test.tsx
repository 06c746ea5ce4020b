import { TRPCClientError } from "@trpc/client";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { MemoryServer } from "../testing/memory-server.ts";

const failure = (httpStatus: number) =>
  TRPCClientError.from({
    error: {
      code: -32_603,
      message: "Something went wrong",
      data: { httpStatus, requestId: "req-7f" },
    },
  });

function open(over: { cause?: unknown; isRetrying?: boolean } = {}) {
  const onRetry = vi.fn<() => void>();
  show(<LoadFailure cause={failure(500)} onRetry={onRetry} {...over} />, {
    server: new MemoryServer({}),
  });
  return onRetry;
}

const alertText = () => screen.getByRole("alert").textContent;

test("shows the request id of an unexpected failure and that nothing is lost", () => {
  open();
  expect(alertText()).toContain("This page could not be loaded");
  expect(alertText()).toContain("Your plans are safe.");
  expect(alertText()).toContain("Request id req-7f");
});

test.each([
  ["a refusal", failure(404)],
  ["a lost connection", new Error("Triplan can't be reached.")],
])("shows no request id for %s", (_, cause) => {
  open({ cause });
  expect(alertText()).not.toContain("Request id");
});

test("retries on request, and automatically when the network is back", () => {
  const onRetry = open();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  fireEvent(window, new Event("online"));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test("does not retry during a retry", () => {
  const onRetry = open({ isRetrying: true });
  fireEvent.click(screen.getByRole("button", { name: "Trying again..." }));
  fireEvent(window, new Event("online"));
  expect(onRetry).not.toHaveBeenCalled();
});

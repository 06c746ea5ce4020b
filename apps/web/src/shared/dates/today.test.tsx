import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useToday } from "./today.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date(2027, 2, 9, 23, 59, 30) }));
afterEach(() => void vi.useRealTimers());

const Today = () => <p>{useToday()}</p>;

test("is the athlete's own date, and updates when a sleeping tab becomes visible", () => {
  render(<Today />);
  expect(screen.getByText("2027-03-09")).toBeTruthy();
  vi.setSystemTime(new Date(2027, 2, 12, 8));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByText("2027-03-12")).toBeTruthy();
});

test("updates at midnight while the page is open, and leaves no timer when it closes", () => {
  const { unmount } = render(<Today />);
  act(() => void vi.advanceTimersByTime(61_000));
  expect(screen.getByText("2027-03-10")).toBeTruthy();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

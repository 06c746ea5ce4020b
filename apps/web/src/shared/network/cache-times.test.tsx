import { cleanup, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { useWeekExercises } from "../../features/week/use-week-exercises.ts";
import { useCurrentUser } from "../account/current-user.ts";
import { MemoryServer } from "../testing/memory-server.ts";
import { planRow, userRow } from "../testing/rows.ts";

const START = new Date(2027, 2, 9, 12).getTime();
const MINUTE = 60_000;

// Fakes only the clock that ages cache entries; timers run as usual.
beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const User = () => <p>{useCurrentUser().data?.username}</p>;
const Week = () => <p>{useWeekExercises({ id: 1, totalWeeks: 1 }, 1).data?.length} exercises</p>;
const plan = planRow(1);

/** A page that can be closed and reopened. */
function Pages({ children }: { children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Toggle</button>
      {isOpen && children}
    </>
  );
}

const toggleTwice = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Toggle" }));
  await userEvent.click(screen.getByRole("button", { name: "Toggle" }));
};

test.each([
  ["the user", "auth.me", <User key="user" />, userRow().username],
  ["a week's exercises", "exercises.listWeek", <Week key="week" />, "0 exercises"],
  // @covers calls-3, calls-14, client-data-handling-2
] as const)("caches %s for five minutes, then refetches", async (_, path, part, text) => {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "exercises.listWeek": () => [],
    "plans.list": () => [plan],
  });
  show(<Pages>{part}</Pages>, { server });
  await screen.findByText(text);
  vi.setSystemTime(START + 5 * MINUTE - 1);
  await toggleTwice();
  expect(server.inputsOf(path)).toHaveLength(1);
  vi.setSystemTime(START + 5 * MINUTE);
  await toggleTwice();
  await waitFor(() => expect(server.inputsOf(path)).toHaveLength(2));
});

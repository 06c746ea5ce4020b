import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { open } from "../testing/open-week.tsx";
import { exerciseRow, hardSteps, placedOn } from "../testing/week-rows.ts";

const cruise = exerciseRow("run", 45, {
  id: 20,
  name: "Cruise intervals",
  steps: hardSteps(45),
  ...placedOn(2),
});
const START = new Date("2027-03-09T10:00:00Z");
const answers = { "config.get": () => ({ features: ["manual-completion"] }) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});

/** As if the screen was locked for a while. */
const pass = (seconds: number) => {
  vi.setSystemTime(Date.now() + seconds * 1000);
  fireEvent(document, new Event("visibilitychange"));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const clock = () => screen.getByRole("timer").textContent;
const name = () => screen.getByRole("timer").previousSibling?.textContent;

/** A navigator with other parts; what it inherits works on the real one alone. */
const stubNavigator = (parts: object) =>
  vi.stubGlobal("navigator", Object.assign(Object.create({ onLine: true }), parts));

async function start(rows = [cruise]) {
  const opened = await open({ rows, answers });
  press(/^Start /);
  await screen.findByRole("timer");
  return opened;
}

test("opens the steps one by one with target, time, and what comes next", async () => {
  await start();
  const dialog = within(await screen.findByRole("dialog", { name: "Cruise intervals" }));
  expect(dialog.getByText("Step 1 of 8 · 0:00:00 in all")).toBeTruthy();
  expect(name()).toBe("Warm-up");
  expect(clock()).toBe("10:00left of 10 min");
  expect(dialog.getByText(/^Next:/).textContent).toMatch(/^Next: 6 min at .*mi/);
  pass(61);
  expect(clock()).toBe("8:59left of 10 min");
  pass(600);
  expect(name()).toBe("Main set, 1 of 3");
  expect(dialog.getByText(/^Step 2 of 8\. Main set, 1 of 3: 6 min at .*7-8 of 10/)).toBeTruthy();
});

test("turns by button and key, and pauses", async () => {
  await start();
  press("Next");
  expect(name()).toBe("Main set, 1 of 3");
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(name()).toBe("Easy, 1 of 3");
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(name()).toBe("Main set, 1 of 3");
  press("Pause");
  pass(500);
  expect(clock()).toBe("6:00paused");
  press("Go on");
  pass(5);
  expect(clock()).toBe("5:55left of 6 min");
});

test("is left without a question and resumed where it was, on this device", async () => {
  await start();
  pass(640);
  press("Leave; you can resume");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  pass(3600);
  press("Resume Cruise intervals");
  await screen.findByRole("timer");
  expect(name()).toBe("Main set, 1 of 3");
  expect(clock()).toBe("5:20left of 6 min");
});

test("ends in the completion, filled with the time that was measured", async () => {
  const { server } = await start();
  for (let count = 0; count < 7; count += 1) press("Next");
  pass(605);
  press("Finish");
  press("Complete Workout");
  const form = within(await screen.findByRole("form", { name: "What you did" }));
  expect(form.getByLabelText("Duration")).toHaveProperty("value", "0:10:05");
  expect(form.getByText("The duration is the time of your steps.")).toBeTruthy();
  fireEvent.click(form.getByRole("button", { name: "Complete Workout" }));
  await screen.findByText("Exercise completed");
  expect(server.inputsOf("exercises.complete")).toMatchObject([{ durationSeconds: 605 }]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith("guided"))).toEqual([]);
});

test("a brick measures its halves apart", async () => {
  const ride = exerciseRow("bike", 60, { id: 7, name: "Ride", brickId: "b", ...placedOn(2) });
  const run = exerciseRow("run", 20, { id: 8, name: "Run", brickId: "b", ...placedOn(2) });
  await start([ride, run]);
  pass(60 * 60);
  expect(name()).toBe("Change");
  pass(100);
  press("Next");
  pass(60);
  press("Next");
  press("Next");
  press("Finish");
  press("Complete Ride");
  let form = within(await screen.findByRole("form", { name: "What you did" }));
  expect(form.getByLabelText("Duration")).toHaveProperty("value", "1:00:00");
  fireEvent.click(form.getByRole("button", { name: "Complete Workout" }));
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  press("Done: Run");
  form = within(await screen.findByRole("form", { name: "What you did" }));
  expect(form.getByLabelText("Duration")).toHaveProperty("value", "0:01:00");
});

test("keeps the screen on, again after it was hidden, and says where it can't", async () => {
  const release = vi.fn<() => Promise<void>>(async () => undefined);
  const request = vi.fn<() => Promise<{ release: () => Promise<void> }>>(async () => ({ release }));
  stubNavigator({ wakeLock: { request } });
  await start();
  expect(await screen.findByText("The screen stays on.")).toBeTruthy();
  fireEvent(document, new Event("visibilitychange"));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  press("Leave; you can resume");
  await waitFor(() => expect(release).toHaveBeenCalled());
  request.mockRejectedValue(new Error("Battery low"));
  press("Resume Cruise intervals");
  expect(
    await screen.findByText("This browser lets the screen turn off. The clock goes on meanwhile."),
  ).toBeTruthy();
});

const connect = (next: unknown) => next;
const isEnding = () => "ending" in (screen.getByRole("timer").parentElement?.dataset ?? {});
const sound = () => screen.getByRole("button", { name: "Sound at the end of a step" });

/** Replaces the browser's sound; returns the frequencies that were played. */
function listen(): number[] {
  const played: number[] = [];
  class Context {
    readonly state = "running";
    readonly currentTime = 0;
    readonly resume = async () => undefined;
    readonly close = async () => undefined;
  }
  class Oscillator {
    readonly connect = connect;
    readonly stop = () => undefined;
    readonly start: () => void;
    constructor(_context: Context, { frequency }: { frequency: number }) {
      this.start = () => void played.push(frequency);
    }
  }
  class Gain {
    readonly connect = connect;
    readonly gain = { setTargetAtTime: () => undefined };
  }
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("OscillatorNode", Oscillator);
  vi.stubGlobal("GainNode", Gain);
  return played;
}

test("counts the last three seconds of a step, and sounds and vibrates at the next one", async () => {
  const played = listen();
  const userActivation = { hasBeenActive: true };
  const vibrate = vi.fn<(ms: number) => boolean>(() => true);
  stubNavigator({ vibrate, userActivation });
  await start();
  pass(594);
  expect([played, isEnding()]).toEqual([[], false]);
  pass(1);
  expect([played, isEnding()]).toEqual([[], true]);
  for (let second = 0; second < 4; second += 1) pass(1);
  expect(played).toEqual([587, 587, 587]);
  expect(vibrate).not.toHaveBeenCalled();
  pass(1);
  expect(name()).toBe("Main set, 1 of 3");
  expect([played.at(-1), vibrate.mock.calls]).toEqual([880, [[300]]]);
  press("Next");
  press("Back");
  expect(played.slice(3)).toEqual([880, 880]);
});

test("is silent once the sound is off, which this device remembers", async () => {
  const played = listen();
  await start();
  expect(sound().getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(sound());
  press("Leave; you can resume");
  await waitFor(() => expect(screen.queryByRole("timer")).toBeNull());
  press("Resume Cruise intervals");
  await screen.findByRole("timer");
  expect(sound().getAttribute("aria-pressed")).toBe("false");
  pass(600);
  expect([name(), played]).toEqual(["Main set, 1 of 3", []]);
});

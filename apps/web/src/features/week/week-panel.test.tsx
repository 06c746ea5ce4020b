import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { card, day, isSelected, list, open } from "./testing/open-week.tsx";

/** A screen of 1280 px: jsdom has none. */
beforeEach(() => {
  vi.stubGlobal("matchMedia", (media: string) => {
    const least = Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Number.NaN);
    return Object.assign(new EventTarget(), { media, matches: least <= 1280 });
  });
});

const address = () => screen.getByTestId("address").textContent;
const panel = (name: string) => screen.findByRole("region", { name });
const noPanel = (name: string) =>
  waitFor(() => expect(screen.queryByRole("region", { name })).toBeNull());
const swimCard = () => card(day(/^Thursday/), /^Easy swim/);

describe("the panel beside the week", () => {
  test("opens for a pressed card on a day, which is selected and keeps the focus", async () => {
    const { user } = await open();
    await user.click(swimCard());
    expect(within(await panel("Easy swim")).getByRole("heading", { name: "Steps" })).toBeTruthy();
    expect(isSelected()).toBe(true);
    expect(document.activeElement).toBe(swimCard());
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(address()).toBe("/?week=6&exercise=2");
  });

  test("leaves placing from the list alone, and follows it once open", async () => {
    const { server, user } = await open();
    await user.click(card(list(), /^Tempo run/));
    expect(isSelected()).toBe(true);
    expect(address()).toBe("/?week=6");
    await user.click(card(list(), /^Tempo run/));
    await user.click(swimCard());
    await user.keyboard("{Escape}");
    await panel("Easy swim");
    await user.click(card(list(), /^Tempo run/));
    await panel("Tempo run");
    await user.click(card(day(/^Friday/), /^Place Tempo run/));
    await screen.findByText("Exercise scheduled successfully");
    expect(server.inputsOf("exercises.schedule")).toMatchObject([{ exerciseId: 1, day: 5 }]);
    await panel("Tempo run");
  });

  test("stays open when its card is pressed again, which deselects the exercise", async () => {
    const { user } = await open();
    await user.click(swimCard());
    await user.click(swimCard());
    expect(isSelected()).toBe(false);
    await panel("Easy swim");
  });

  test("closes on the Escape after the one that ends the selection, and focuses its card", async () => {
    const { user } = await open();
    swimCard().focus();
    await user.keyboard("{Enter}");
    await panel("Easy swim");
    await user.keyboard("{Escape}");
    expect(isSelected()).toBe(false);
    await panel("Easy swim");
    await user.keyboard("{Escape}");
    await noPanel("Easy swim");
    expect(document.activeElement).toBe(swimCard());
    expect(address()).toBe("/?week=6");
  });

  test("takes the focus when opened by the menu, and Close gives it to the card", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "More for Easy swim" }));
    await user.click(await screen.findByRole("menuitem", { name: "Details" }));
    const shown = await panel("Easy swim");
    expect(document.activeElement).toBe(shown);
    expect(isSelected()).toBe(false);
    await user.click(within(shown).getByRole("button", { name: "Close" }));
    await noPanel("Easy swim");
    expect(document.activeElement).toBe(swimCard());
  });

  test("unschedules and moves without closing", async () => {
    const { server, user } = await open({ at: "/?week=6&exercise=2" });
    const shown = within(await panel("Easy swim"));
    await user.click(shown.getByRole("button", { name: "Move" }));
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Place Easy swim on/);
    await user.keyboard("{Escape}");
    await user.click(shown.getByRole("button", { name: "Unschedule" }));
    await screen.findByText("Exercise unscheduled successfully");
    expect(server.inputsOf("exercises.unschedule")).toEqual([{ exerciseId: 2 }]);
    await panel("Easy swim");
  });

  test("returns from a dialog that was opened over it", async () => {
    const { user } = await open({ at: "/?week=6&exercise=2" });
    const shown = within(await panel("Easy swim"));
    await user.click(shown.getByRole("button", { name: "Done" }));
    await screen.findByRole("dialog", { name: "Complete Workout Manually" });
    await user.keyboard("{Escape}");
    await panel("Easy swim");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("leaves Backspace to a field while an exercise is selected", async () => {
    const { user } = await open({ at: "/?week=6" });
    await user.click(swimCard());
    await panel("Easy swim");
    const field = document.createElement("input");
    document.body.append(field);
    field.focus();
    await user.keyboard("{Backspace}");
    expect(isSelected()).toBe(true);
  });
});

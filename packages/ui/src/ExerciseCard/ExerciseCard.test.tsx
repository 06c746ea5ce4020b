import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { brokenRules, inTheme } from "../testing/in-theme.tsx";
import type { CardExercise } from "./card-exercise.ts";
import { ExerciseCard } from "./ExerciseCard.tsx";

const swim: CardExercise = {
  id: 7,
  type: "swim",
  name: "CSS 100s",
  duration: 50,
  distance: "2000 m",
  pace: "1:58/100m",
  intensity: "threshold",
  isKey: true,
  steps: [
    {
      kind: "main",
      repeat: 12,
      intervals: [
        {
          quantity: 100,
          unit: "m",
          zone: "Z4",
          isRacePace: false,
          pace: "1:58",
          seconds: 118,
          restSeconds: 15,
        },
      ],
    },
  ],
};

const completed = {
  duration: "0:37",
  percent: 74,
  word: "shorter",
  sign: "shorter",
  facts: ["1,650 m", "2:15/100m"],
} as const;

describe("ExerciseCard", () => {
  test("is a button that names all it shows, with its pressed state", async () => {
    const onSelect = vi.fn<() => void>();
    const { rerender } = render(<ExerciseCard exercise={swim} onSelect={onSelect} />);
    const name = "CSS 100s, swim, 0:50, 2,000 m, 1:58/100m, Z4 threshold, key session";
    const button = screen.getByRole("button", { name, pressed: false });
    await userEvent.click(button);
    expect(onSelect).toHaveBeenCalledOnce();
    rerender(<ExerciseCard exercise={swim} onSelect={onSelect} isSelected />);
    expect(screen.getByRole("button", { name, pressed: true })).toBeTruthy();
  });

  test("has a separate menu button", async () => {
    const [onSelect, onMore] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(<ExerciseCard exercise={swim} onSelect={onSelect} onMore={onMore} />);
    await userEvent.click(screen.getByRole("button", { name: "More for CSS 100s" }));
    expect(onMore).toHaveBeenCalledOnce();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test("shows the result next to the plan when completed", () => {
    render(inTheme(<ExerciseCard exercise={swim} state="off-plan" result={completed} />));
    expect(screen.getByText("COMPLETED")).toBeTruthy();
    expect(screen.getByText("0:37")).toBeTruthy();
    expect(screen.getByText(/74 %/).textContent).toBe("74 % of the planned time");
    expect(screen.getByText("shorter")).toBeTruthy();
    expect(screen.getByText("1,650 m")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("says in words when it was missed", () => {
    render(<ExerciseCard exercise={swim} state="not-done" onSelect={() => undefined} />);
    expect(screen.getByText("not done")).toBeTruthy();
    expect(screen.getByRole("button", { name: /not done$/ })).toBeTruthy();
  });

  test("breaks no accessibility rule in any state", async () => {
    const { container } = render(
      inTheme(
        <>
          <h2>Week</h2>
          <ExerciseCard exercise={swim} onSelect={() => undefined} onMore={() => undefined} />
          <ExerciseCard exercise={swim} result={completed} onOpen={() => undefined} folds />
          <ExerciseCard exercise={swim} state="not-done" onSelect={() => undefined} isSelected />
        </>,
      ),
    );
    expect(await brokenRules(container)).toEqual([]);
  });
});

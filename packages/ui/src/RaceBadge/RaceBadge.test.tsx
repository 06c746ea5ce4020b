import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RaceBadge } from "./RaceBadge.tsx";

// The kit's colours by their class: ironman red, 70.3 orange, olympic blue, sprint green, other
// grey.
test.each([
  ["ironman", "Ironman", "ironman"],
  ["70.3", "70.3", "middle"],
  ["olympic", "Olympic", "olympic"],
  ["sprint", "Sprint", "sprint"],
  [null, "Other", "other"],
  // @covers my-plans-3
] as const)("shows %s as %s in its own colour", (raceType, name, colour) => {
  render(<RaceBadge raceType={raceType} />);
  expect(screen.getByText(name).classList.contains(colour)).toBe(true);
});

test("shows its children after the name", () => {
  render(<RaceBadge raceType="olympic">16 weeks</RaceBadge>);
  expect(screen.getByText(/Olympic/).textContent).toBe("Olympic · 16 weeks");
});

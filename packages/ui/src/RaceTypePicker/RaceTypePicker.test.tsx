import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { RaceType } from "@triplan/domain";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { brokenRules, inTheme } from "../testing/in-theme.tsx";
import { RaceTypePicker } from "./RaceTypePicker.tsx";

function Picker() {
  const [race, setRace] = useState<RaceType>("olympic");
  return <RaceTypePicker value={race} onChange={setRace} />;
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);

describe("RaceTypePicker", () => {
  // @covers training-plan-setup-form-2
  test("selects one of the four races", async () => {
    render(inTheme(<Picker />));
    expect(screen.getAllByRole("radio")).toHaveLength(4);
    await userEvent.click(screen.getByRole("radio", { name: "70.3" }));
    expect(chosen()).toEqual(["70.3"]);
  });

  test("shows the distances and a good length of each race", () => {
    render(inTheme(<Picker />));
    const olympic = screen.getByRole("radio", {
      name: "Olympic",
      description: /^0.93 · 25 · 6.2 mi ?best in 12–16 weeks$/,
    });
    expect(olympic).toBeTruthy();
  });

  test("breaks no accessibility rule", async () => {
    const { container } = render(inTheme(<Picker />));
    expect(await brokenRules(container)).toEqual([]);
  });
});

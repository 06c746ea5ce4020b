import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { outlineSeason, planRequestOf } from "@triplan/plan-engine";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { StrengthField } from "../../../shared/preferences/strength-field.tsx";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { plan } from "../testing/week-rows.ts";
import { WeekStrength } from "./week-strength.tsx";

const [first] = outlineSeason(planRequestOf(plan)).weeks;

function open() {
  show(
    <>
      <StrengthField />
      {first && <WeekStrength plan={plan} week={first} />}
    </>,
    { server: new MemoryServer({}) },
  );
  return {
    user: userEvent.setup(),
    field: screen.getByRole("combobox", { name: "Strength work" }),
  };
}

test("lists the week's strength work at home, in the gym, or not at all", async () => {
  const { user, field } = open();
  expect(screen.getByText(/Twice 30 min at home/)).toBeTruthy();
  await user.selectOptions(field, "In the gym");
  expect(screen.getByText("Romanian deadlift 3 × 8")).toBeTruthy();
  await user.selectOptions(field, "Off");
  expect(screen.queryByText(/Strength$/)).toBeNull();
  expect(screen.queryByText("Romanian deadlift 3 × 8")).toBeNull();
});

import { screen } from "@testing-library/react";
import type { StrengthPlace } from "@triplan/domain";
import { planRequestOf, seasonWeeks } from "@triplan/plan-engine";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { userRow } from "../../../shared/testing/rows.ts";
import { plan } from "../testing/week-rows.ts";
import { WeekStrength } from "./week-strength.tsx";

const [first] = seasonWeeks(planRequestOf(plan));

/** Shows the strength work once the athlete's settings are loaded. */
function Loaded() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <p>{user?.username}</p>
      {user && first && <WeekStrength plan={plan} week={first} />}
    </>
  );
}

async function open(strengthPlace: StrengthPlace) {
  const user = userRow({ strengthPlace });
  show(<Loaded />, { server: new MemoryServer({ "auth.me": () => user }) });
  await screen.findByText(user.username);
}

test.each([
  ["home", /Twice 30 min at home/],
  ["gym", "Romanian deadlift 3 × 8"],
] as const)("lists the week's strength work of the account: %s", async (place, text) => {
  await open(place);
  expect(screen.getByText(text)).toBeTruthy();
});

test("lists none where the account turned it off", async () => {
  await open("off");
  expect(screen.queryByText("Strength")).toBeNull();
});

import { screen } from "@testing-library/react";
import { useUnits } from "@triplan/ui";
import { expect, test } from "vitest";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { userRow } from "../../shared/testing/rows.ts";
import { show } from "../testing/show.tsx";

function Units() {
  const { isSuccess } = useCurrentUser();
  const units = useUnits();
  return isSuccess && <p>In {units}</p>;
}

test.each([
  ["the account's unit preference", userRow({ unitPreference: "kilometers" }), "In kilometers"],
  ["miles for a visitor", null, "In miles"],
])("shows everything in %s", async (_, user, text) => {
  show(<Units />, { server: new MemoryServer({ "auth.me": () => user }) });
  expect(await screen.findByText(text)).toBeTruthy();
});

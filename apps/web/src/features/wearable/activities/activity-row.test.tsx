import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { activityRow } from "../../../shared/testing/rows.ts";
import { ActivityRow } from "./activity-row.tsx";

const nothing = () => undefined;

/** Icon of a row, with its shapes. */
function signOf(family: "bike" | "run" | "swim" | "multisport" | "other") {
  const { unmount } = show(
    <ul>
      <ActivityRow activity={activityRow(1, { family })} onDelete={nothing} />
    </ul>,
    { server: new MemoryServer({ "config.get": () => ({ features: [] }) }) },
  );
  const sign = screen.getByRole("listitem").querySelector(".sign");
  const found = { colour: [...(sign?.classList ?? [])].slice(1), picture: sign?.innerHTML ?? "" };
  unmount();
  return found;
}

// @covers wearable-page-8
test("shows one icon each for running, cycling and swimming, and a common one for the rest", () => {
  const [run, bike, swim] = [signOf("run"), signOf("bike"), signOf("swim")];
  const [other, multisport] = [signOf("other"), signOf("multisport")];
  expect([run.colour, bike.colour, swim.colour]).toEqual([["run"], ["bike"], ["swim"]]);
  expect(other.colour).toEqual([]);
  expect(new Set([run, bike, swim, other].map(({ picture }) => picture))).toHaveProperty("size", 4);
  expect(multisport).toEqual(other);
});

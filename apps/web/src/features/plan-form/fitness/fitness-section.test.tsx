import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { userRow } from "../../../shared/testing/rows.ts";
import { commit, field, fillIn, generate, openForm } from "../testing/open-form.tsx";

const open = async () => {
  await openForm(new MemoryServer({ "auth.me": () => userRow() }));
};

const choose = (race: string) => fireEvent.click(screen.getByRole("radio", { name: race }));
const runPace = () => field("Current Run Pace value").value;

describe("the paces of the form", () => {
  test("name their distance and an equal result", async () => {
    await open();
    commit("Current Run Pace value", "8:30");
    expect(
      screen.queryByText("Today, over the Olympic’s 6.2 mi: like 10 km in 49:38"),
    ).not.toBeNull();
  });

  test("keep their threshold when the race changes", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "These are my paces" }));
    choose("Ironman");
    expect(runPace()).toBe("10:06");
    choose("Olympic");
    expect(runPace()).toBe("8:30");
  });

  test("are filled in from a recent result", async () => {
    await open();
    fireEvent.click(screen.getByRole("tab", { name: "From a recent result" }));
    fireEvent.change(field("Run: result"), { target: { value: "24:30" } });
    screen.getByText("8:18/mi");
    screen.getByText("threshold · race pace 8:44/mi");
    fireEvent.change(field("Bike: what you did"), { target: { value: "40km" } });
    fireEvent.change(field("Bike: result"), { target: { value: "fast" } });
    screen.getByText("Enter it like 1:08:00");
    fireEvent.click(screen.getByRole("tab", { name: "From race paces" }));
    expect(runPace()).toBe("8:44");
  });

  test("that nobody can hold over the distance are refused at their field", async () => {
    await open();
    choose("Ironman");
    commit("Current Run Pace value", "5:00");
    fillIn();
    generate();
    const message = "No one runs that fast for this long: it equals 10 km in under 27:00.";
    expect((await screen.findByText(message)).textContent).toBe(message);
  });

  test("ask about a sport that is far ahead of the others", async () => {
    await open();
    commit("Current Bike Pace value", "14");
    commit("Current Run Pace value", "5:50");
    expect(screen.queryByText(/Your run is far ahead of the other two/)).not.toBeNull();
  });
});

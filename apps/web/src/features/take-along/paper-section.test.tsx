import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import { PaperSection } from "./paper-section.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open() {
  const user = userEvent.setup();
  const server = new MemoryServer({ "auth.me": () => userRow() });
  show(<PaperSection plans={[planRow(7, { name: "Lisbon Olympic" })]} />, { server });
  return { user };
}

test("leads to the printed pages of each plan", async () => {
  open();
  const season = await screen.findByRole("link", { name: "Print season of Lisbon Olympic" });
  expect(season.getAttribute("href")).toBe("/print/season?plan=7");
  expect(screen.getByRole("button", { name: "Season of Lisbon Olympic as PDF" })).toBeTruthy();
  const week = screen.getByRole("link", { name: /^Print week \d+ of Lisbon Olympic$/ });
  expect(week.getAttribute("href")).toMatch(/^\/print\/week\/\d+\?plan=7$/);
});

test("prints on the chosen paper, also after the page was left", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.reject(new TypeError("offline"));
  });
  const { user } = open();
  await user.click(await screen.findByRole("radio", { name: "Letter" }));
  await user.click(screen.getByRole("button", { name: "Season of Lisbon Olympic as PDF" }));
  await user.click(screen.getByRole("radio", { name: "A4" }));
  await user.click(screen.getByRole("button", { name: /^Week \d+ of Lisbon Olympic as PDF$/ }));
  expect(asked).toEqual([
    "/api/training-plans/7/season.pdf?paper=letter",
    expect.stringMatching(/^\/api\/training-plans\/7\/weeks\/\d+\/print\.pdf\?paper=a4$/),
  ]);
  expect(localStorage.getItem("paper")).toBe("a4");
});

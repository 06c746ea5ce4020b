import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { planRow } from "../../shared/testing/rows.ts";
import { ExportCard } from "./export-card.tsx";

const PLAN = planRow(7, { name: "Lisbon Olympic" });

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "clipboard");
});

function open(features: string[] = []) {
  const user = userEvent.setup();
  show(<ExportCard plan={PLAN} />, {
    server: new MemoryServer({ "config.get": () => ({ features }) }),
  });
  return user;
}

function withSheet(share: (data: ShareData) => Promise<void>) {
  const spy = vi.fn<typeof share>(share);
  Object.defineProperty(navigator, "share", { value: spy, configurable: true });
  return spy;
}

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });

// @covers export-card-1, texts-10
test.each(["PDF", "Calendar"])("says that %s will be available soon", async (name) => {
  const user = open();
  await user.click(screen.getByRole("button", { name }));
  expect(
    await screen.findByText(new RegExp(`^${name} export will be available soon$`)),
  ).toBeTruthy();
});

// @covers placeholders-1
test("leads to the printed page instead of the placeholder once that feature is on", async () => {
  open(["pdf-export"]);
  const link = await screen.findByRole("link", { name: "PDF" });
  expect(link.getAttribute("href")).toMatch(/^\/print\/week\/\d+\?plan=7$/);
  expect(screen.queryByRole("button", { name: "PDF" })).toBeNull();
  expect(screen.getByRole("button", { name: "Calendar" })).toBeTruthy();
});

test("leads to the calendar once its feature is switched on", async () => {
  open(["calendar-export"]);
  const link = await screen.findByRole("link", { name: "Calendar" });
  expect(link.getAttribute("href")).toBe("/take-along");
});

// @covers export-card-2
test("shares the plan's name and race by the device's share sheet", async () => {
  const share = withSheet(async () => undefined);
  const user = open();
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: "Lisbon Olympic Training Plan",
    text: "My Olympic training plan on Triplan",
    url: location.href,
  });
});

test("reports no failure when the share sheet is closed", async () => {
  const share = withSheet(() => Promise.reject(new DOMException("left", "AbortError")));
  const user = open();
  const copied: string[] = [];
  withClipboard(async (text) => void copied.push(text));
  await user.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(copied).toEqual([]);
});

test.each([
  ["without a sheet", null],
  ["with a sheet that fails", () => Promise.reject(new Error("no app"))],
  // @covers export-card-3, texts-10
])("copies the link %s", async (_, share) => {
  if (share) withSheet(share);
  const user = open();
  const copied: string[] = [];
  withClipboard(async (text) => void copied.push(text));
  await user.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByText("Link Copied");
  expect(screen.getByText("Training plan link copied to clipboard!")).toBeTruthy();
  expect(copied).toEqual([location.href]);
});

const openWithLink = (url: string | null) => {
  const server = new MemoryServer({
    "config.get": () => ({ features: ["plan-sharing"] }),
    "sharing.read": () => ({ share: url === null ? null : { url } }),
  });
  show(<ExportCard plan={PLAN} />, { server });
  return server;
};

describe("with public links", () => {
  test("leads to the link of the plan while it is off", async () => {
    openWithLink(null);
    const link = await screen.findByRole("link", { name: "Share" });
    expect(link.getAttribute("href")).toBe("/take-along?share=7");
  });

  test("copies the plan's link once it is on", async () => {
    const server = openWithLink("https://triplan.example/p/b7Qm");
    const copied: string[] = [];
    withClipboard(async (text) => void copied.push(text));
    await waitFor(() => expect(server.inputsOf("sharing.read")).toEqual([{ planId: 7 }]));
    await userEvent.click(screen.getByRole("button", { name: "Share" }));
    await waitFor(() => expect(copied).toEqual(["https://triplan.example/p/b7Qm"]));
  });
});

// @covers export-card-4
test("reports when copying fails too", async () => {
  const user = open();
  withClipboard(() => Promise.reject(new Error("denied")));
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("Share functionality will be enhanced soon!")).toBeTruthy();
});

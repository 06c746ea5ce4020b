import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isoDate } from "@triplan/domain";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import { MyPlans } from "./my-plans.tsx";

const LISBON = planRow(1, { name: "Lisbon Olympic" });
const ROTH = planRow(2, { name: "Roth, one day" });

const requests: Request[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  requests.length = 0;
});

const answerWith = (status: number, body: object) =>
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    requests.push(new Request(new URL(url, "http://localhost"), init));
    return Response.json(body, { status });
  });

const sent = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

const ignore = () => undefined;

async function openList() {
  const server = new MemoryServer({ "plans.list": () => [LISBON], "auth.me": () => userRow() });
  const on = { onView: ignore, onEdit: ignore, onNew: ignore, renderNext: () => null };
  show(<MyPlans currentPlanId={1} today={isoDate("2027-03-10")} {...on} />, { server });
  await screen.findByRole("button", { name: "Import Plan" });
  return server;
}

const choose = (text: string) =>
  userEvent.upload(
    screen.getByLabelText("Plan file"),
    new File([text], "roth.triplan.json", { type: "application/json" }),
  );

test("a plan file becomes a new plan in the list", async () => {
  const server = await openList();
  answerWith(201, ROTH);
  server.answer("plans.list", () => [LISBON, ROTH]);
  await choose("{}");
  expect(await screen.findByText("Plan imported")).toBeTruthy();
  expect(await screen.findByRole("article", { name: "Roth, one day" })).toBeTruthy();
  expect(sent()).toEqual(["POST /api/training-plans/import"]);
});

test("a refused plan file says what is wrong with it", async () => {
  await openList();
  answerWith(400, { message: "This file is not a plan from Triplan." });
  await choose("{}");
  expect(await screen.findByText("Plan not imported")).toBeTruthy();
  expect(await screen.findByText("This file is not a plan from Triplan.")).toBeTruthy();
});

test("a plan file over 4 MB is not sent", async () => {
  await openList();
  answerWith(201, ROTH);
  await choose(" ".repeat(4 * 1024 * 1024 + 1));
  expect(await screen.findByText(/larger than 4 MB/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("a plan that can't be downloaded says why", async () => {
  await openList();
  answerWith(404, { message: "Training plan not found" });
  await userEvent.click(screen.getByRole("button", { name: "Download Lisbon Olympic" }));
  expect(await screen.findByText("Plan not downloaded")).toBeTruthy();
  expect(sent()).toEqual(["GET /api/training-plans/1/export"]);
});

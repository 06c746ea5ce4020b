import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import type { RouterOutputs } from "../../shared/network/trpc.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import {
  NO_NEW_TARGETS,
  NOT_RETARGETED,
  thresholdRow,
  userRow,
} from "../../shared/testing/rows.ts";
import { ZonesPage } from "./zones-page.tsx";

const date = isoDate("2027-03-08");
const LIST: RouterOutputs["thresholds"]["list"] = {
  current: [{ kind: "runThreshold", value: 485, source: "test", date }],
  records: [thresholdRow(3)],
};

async function open() {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "thresholds.list": () => LIST,
    "thresholds.estimates": () => [],
    "thresholds.preview": () => NO_NEW_TARGETS,
    "thresholds.set": () => ({
      current: [{ kind: "runThreshold", value: 480, source: "typed", date }],
      records: LIST.records,
      retargeted: { ...NOT_RETARGETED, run: 22 },
    }),
  });
  show(<ZonesPage />, { server, at: "/zones" });
  const field = await screen.findByLabelText("Run threshold pace in use");
  return { server, user: userEvent.setup(), field };
}

test("a typed threshold is saved when its field is left, and says what it changes", async () => {
  const { server, user, field } = await open();
  await user.clear(field);
  await user.type(field, "8:00");
  expect(server.inputsOf("thresholds.set")).toEqual([]);
  await user.tab();
  await screen.findByText("22 runs to come get new targets.");
  expect(server.inputsOf("thresholds.set")).toEqual([{ runThreshold: 480, isConfirmed: false }]);
  expect(field).toHaveProperty("value", "8:00");
  const section = within(screen.getByRole("region", { name: "Thresholds" }));
  expect(section.getByText("typed, Mar 8, 2027")).toBeTruthy();
});

test("Enter saves too, once", async () => {
  const { server, user, field } = await open();
  await user.clear(field);
  await user.type(field, "8:00{Enter}");
  await screen.findByText("Thresholds saved");
  await user.tab();
  expect(server.inputsOf("thresholds.set")).toHaveLength(1);
});

test.each([
  ["4:00", "Run threshold must be between 4:33 and 16:40 per mile"],
  ["fast", "Enter a pace such as 8:30"],
])("%s is refused at its field", async (text, message) => {
  const { server, user, field } = await open();
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
  expect(screen.getByText(message)).toBeTruthy();
  expect(server.inputsOf("thresholds.set")).toEqual([]);
});

test("an emptied or unchanged field keeps the threshold", async () => {
  const { server, user, field } = await open();
  await user.click(field);
  await user.tab();
  await user.clear(field);
  await user.tab();
  expect(field).toHaveProperty("value", "8:05");
  expect(server.inputsOf("thresholds.set")).toEqual([]);
});

test("an unusual value is asked about; Cancel keeps the threshold, yes saves it", async () => {
  const { server, user, field } = await open();
  const message = "This differs a lot from your present run threshold. Is it right?";
  const done = { current: [], records: [], retargeted: NOT_RETARGETED };
  server.answer("thresholds.set", (input) => {
    if ((input as { isConfirmed: boolean }).isConfirmed) return done;
    throw refusal(message, [{ path: "runThreshold", message }], "conflict");
  });
  await user.clear(field);
  await user.type(field, "6:00");
  await user.tab();
  const question = within(await screen.findByRole("dialog", { name: "Is that right?" }));
  expect(question.getByText(message)).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(field).toHaveProperty("value", "8:05"));
  await user.clear(field);
  await user.type(field, "6:00{Enter}");
  await user.click(await screen.findByRole("button", { name: "Yes, save it" }));
  await screen.findByText("Thresholds saved");
  expect(server.inputsOf("thresholds.set").at(-1)).toEqual({
    runThreshold: 360,
    isConfirmed: true,
  });
});

test("leads to the history of a threshold that has one", async () => {
  const { user } = await open();
  const section = within(screen.getByRole("region", { name: "Thresholds" }));
  expect(section.getAllByRole("button", { name: /^History/ })).toHaveLength(1);
  await user.click(section.getByRole("button", { name: "History: Run threshold pace" }));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Run threshold pace" }));
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../testing/memory-server.ts";
import { userRow } from "../testing/rows.ts";
import { ProposalCard } from "./proposal-card.tsx";
import type { Proposal } from "./use-proposals.ts";

const RUN = { type: "run", name: "Long run", duration: 100 } as const;
const PROPOSAL: Proposal = {
  key: "safe-step_1",
  rule: "safe-step",
  sentence: "Sunday's run says 1 h 40 min, so 1 h 5 min is the safe step.",
  expiresOn: isoDate("2027-03-14"),
  digest: "abc",
  alternative: null,
  effect: {
    headline: "",
    weeks: [
      { week: 5, minutesBefore: 300, minutesAfter: 300 },
      { week: 6, minutesBefore: 400, minutesAfter: 365 },
    ],
    exercises: [
      {
        slotKey: "6-run-1",
        week: 6,
        date: isoDate("2027-03-14"),
        change: "changed",
        before: RUN,
        after: { ...RUN, duration: 65 },
        movedTo: null,
        text: "becomes Long run, 1:05",
      },
    ],
    newEditionFrom: null,
  },
};

const YES = { key: PROPOSAL.key, answer: "yes", layerId: 7, timeOffId: null };

async function shown(answer: () => unknown, proposal = PROPOSAL, title = "A safe step") {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "proposals.answer": answer,
    "proposals.undo": () => ({ id: 7, effect: { ...PROPOSAL.effect, headline: "As before." } }),
  });
  show(<ProposalCard planId={1} proposal={proposal} />, { server });
  return { server, card: within(await screen.findByRole("region", { name: title })) };
}

test("shows why, and the changed exercise and week before and after", async () => {
  const { card } = await shown(() => YES);
  expect(card.getByText(PROPOSAL.sentence)).toBeTruthy();
  expect(card.getByRole("listitem").textContent).toContain("becomes Long run, 1:05");
  const row = card.getByRole("row", { name: /6:40/ });
  expect(row.textContent).toContain("6:05");
  expect(card.queryByRole("rowheader", { name: "5" })).toBeNull();
});

test("sends yes with what was shown, and undoes it", async () => {
  const { server, card } = await shown(() => YES);
  await userEvent.click(card.getByRole("button", { name: "Yes" }));
  expect(await screen.findByText("Plan changed")).toBeTruthy();
  expect(server.inputsOf("proposals.answer")).toEqual([
    { planId: 1, key: PROPOSAL.key, digest: "abc", answer: "yes" },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Change undone");
  expect(server.inputsOf("proposals.undo")).toEqual([{ planId: 1, layerId: 7 }]);
});

test.each([
  ["No", "no", "This is not asked again for 14 days."],
  ["Later", "later", "You are asked again on Sunday."],
])("says what %s means", async (name, answer, notice) => {
  const { card } = await shown(() => ({ ...YES, answer, layerId: null }));
  await userEvent.click(card.getByRole("button", { name }));
  expect(await screen.findByText(notice)).toBeTruthy();
});

test.each([
  ["No", { ...YES }, "You said Yes to this proposal, so your plan has changed."],
  ["Yes", { ...YES, answer: "no", layerId: null }, "You said No to this proposal."],
])("says that another device answered before a %s", async (name, counted, notice) => {
  const { card } = await shown(() => counted);
  await userEvent.click(card.getByRole("button", { name }));
  expect(await screen.findByText(notice, { exact: false })).toBeTruthy();
});

test("says that the plan changed since, and stays", async () => {
  const message = "Your plan has changed since. Look at the proposal again, then answer.";
  const { card } = await shown(() => {
    throw refusal(message, [], "conflict");
  });
  await userEvent.click(card.getByRole("button", { name: "Yes" }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(card.getByRole("button", { name: "Yes" })).toBeTruthy());
});

test("offers the alternative with its effect, and sends its digest", async () => {
  const changed = PROPOSAL.effect.exercises.map((each) => ({ ...each, text: "becomes Easy run" }));
  const alternative = {
    sentence: "Keep the hours.",
    digest: "def",
    effect: { ...PROPOSAL.effect, exercises: changed },
  };
  const { server, card } = await shown(
    () => ({ ...YES, answer: "alternative" }),
    { ...PROPOSAL, rule: "lighter-now", alternative },
    "A lighter week",
  );
  expect(card.getByText("becomes Easy run")).toBeTruthy();
  await userEvent.click(card.getByRole("button", { name: "Only easier" }));
  expect(await screen.findByText("Plan changed")).toBeTruthy();
  expect(server.inputsOf("proposals.answer")).toEqual([
    { planId: 1, key: PROPOSAL.key, digest: "def", answer: "alternative" },
  ]);
});

test("keeps a race that training no longer reaches, or leads to its edit", async () => {
  const effect = { ...PROPOSAL.effect, weeks: [], exercises: [] };
  const { server, card } = await shown(
    () => ({ ...YES, layerId: null }),
    { ...PROPOSAL, rule: "change-plan", effect },
    "Your race and your training",
  );
  expect(card.queryByRole("button", { name: "No" })).toBeNull();
  expect(card.getByRole("link", { name: "Change the race" }).getAttribute("href")).toBe(
    "/?open=edit-race",
  );
  await userEvent.click(card.getByRole("button", { name: "Keep the race" }));
  expect(await screen.findByText("Your race stays")).toBeTruthy();
  expect(server.inputsOf("proposals.answer")).toMatchObject([{ answer: "yes" }]);
});

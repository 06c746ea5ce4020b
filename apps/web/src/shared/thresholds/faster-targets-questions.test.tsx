import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../testing/memory-server.ts";
import { NOT_RETARGETED, userRow } from "../testing/rows.ts";
import { FasterTargetsQuestions } from "./faster-targets-questions.tsx";

const QUESTION = {
  key: "faster-targets:run:runThreshold:500:491",
  discipline: "run",
  kind: "runThreshold",
  present: 500,
  value: 491,
  percent: 1.8,
} as const;

test.each([
  ["Yes", "yes", "Thresholds saved"],
  ["No", "no", "Your targets stay as they are"],
])("sends %s, says so and asks no more", async (name, answer, notice) => {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "thresholds.estimates": () => [QUESTION],
    "thresholds.answerEstimate": () => ({
      answer,
      current: [],
      records: [],
      retargeted: NOT_RETARGETED,
    }),
  });
  show(<FasterTargetsQuestions />, { server });
  const question = within(await screen.findByRole("region", { name: "Faster run targets" }));
  expect(
    question.getByText(
      "Move the targets 1.8 % up, to a threshold of 8:11/mi? Your hours stay the same.",
      { exact: false },
    ),
  ).toBeTruthy();
  server.answer("thresholds.estimates", () => []);
  await userEvent.click(question.getByRole("button", { name }));
  await screen.findByText(notice);
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(server.inputsOf("thresholds.answerEstimate")).toEqual([{ key: QUESTION.key, answer }]);
});

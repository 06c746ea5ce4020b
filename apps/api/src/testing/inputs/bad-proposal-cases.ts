import { refusalsOf, type BadInput } from "./bad-input.ts";

const ANSWER = {
  method: "POST",
  path: "/training-plans/{plan}/proposals/no-such-key/answer",
} as const;

/** Answers that no plan can take. */
export const BAD_PROPOSAL_INPUTS: readonly BadInput[] = [
  ...refusalsOf("an answer", ANSWER, { answer: "no" }, [
    [
      "answer",
      "Answer must be one of yes, alternative, no, later",
      ["maybe", "", null, 1, undefined],
    ],
  ]),
  {
    what: "an answer to an unknown proposal",
    ...ANSWER,
    bodies: [{ answer: "yes" }, { answer: "no" }, { answer: "later" }],
    status: 409,
    message: "This proposal no longer applies. Your plan stays as it is.",
  },
  {
    what: "undoing an unknown change",
    method: "DELETE",
    path: "/training-plans/{plan}/layers/999999",
    bodies: [{}],
    status: 404,
    message: "Change not found",
  },
];

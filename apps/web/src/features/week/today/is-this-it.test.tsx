import { screen, waitFor, within } from "@testing-library/react";
import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { activityRow } from "../../../shared/testing/rows.ts";
import { open } from "../testing/open-week.tsx";
import { exerciseRow, placedOn } from "../testing/week-rows.ts";

const offer = () => screen.queryByRole("region", { name: "Yesterday" });

test("asks whether a recording is yesterday's exercise instead of calling it missed", async () => {
  const monday = exerciseRow("run", 45, { id: 22, name: "Easy run", ...placedOn(1) });
  const suggestion = { exerciseId: monday.id, exerciseName: monday.name, score: 0.6 };
  const recorded = [{ ...activityRow(71, { localDate: isoDate("2027-03-08") }), suggestion }];
  const { server, user } = await open({ rows: [monday], recorded });
  const question = await within(screen.getByRole("region", { name: "Today" })).findByRole(
    "region",
    { name: "Is this Easy run?" },
  );
  expect(question.textContent).toContain("Morning Run, 0:30:30, recorded on Mon, Mar 8.");
  expect(offer()).toBeNull();
  const card = within(screen.getByRole("region", { name: /^Monday/ }));
  expect(card.getByRole("button", { name: /^Easy run, .*is this it\?$/ })).toBeTruthy();

  await user.click(within(question).getByRole("button", { name: "Not this one" }));
  await waitFor(() => expect(offer()?.textContent).toContain("Easy run stayed open on Mon."));
  expect(card.getByRole("button", { name: /^Easy run, .*not done$/ })).toBeTruthy();
  expect(server.inputsOf("activities.declineMatch")).toEqual([{ activityId: 71 }]);
});

import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow } from "../../shared/testing/rows.ts";
import { useSaveAsCurrent } from "./use-save-as-current.ts";

const plan = planRow(1);

const Part = () => {
  const [times, setTimes] = useState(1);
  useSaveAsCurrent({ kind: "week", plan, saveAsCurrent: times % 2 ? "silently" : "with a toast" });
  return <button onClick={() => setTimes(times + 1)}>Shown {times} times</button>;
};

test("reports a failed save once, does not retry it, and still shows the plan", async () => {
  const server = new MemoryServer({
    "preferences.setCurrentPlan": () => {
      throw refusal("Training plan not found");
    },
  });
  show(<Part />, { server });
  const toast = await screen.findByRole("alert");
  expect(toast.textContent).toContain("Error");
  expect(toast.textContent).toContain("Failed to set current training plan");
  await userEvent.click(screen.getByRole("button", { name: "Shown 1 times" }));
  expect(screen.getByRole("button", { name: "Shown 2 times" })).toBeTruthy();
  expect(server.inputsOf("preferences.setCurrentPlan")).toEqual([{ planId: 1 }]);
});

import { fireEvent, screen } from "@testing-library/react";
import { addDays, isoDate } from "@triplan/domain";
import { vi } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import type { MemoryServer } from "../../../shared/testing/memory-server.ts";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { CreatePlan } from "../create-plan.tsx";

/** A Tuesday: what the form says of a plan depends on the weekday of its first day. */
const TODAY = isoDate("2026-11-24");

/** A valid race date for any plan. */
export const RACE_DATE = addDays(TODAY, 110);

const Page = ({ onCreated }: { onCreated: (plan: PlanRow) => void }) => {
  const user = useCurrentUser();
  if (user.data === undefined) return null;
  return <CreatePlan user={user.data} onCreated={onCreated} />;
};

/** Opens the form as the Dashboard does; `created` collects the plans that it passes on. */
export async function openForm(server: MemoryServer) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${TODAY}T12:00:00`) });
  const created: PlanRow[] = [];
  const shown = show(<Page onCreated={(plan) => created.push(plan)} />, { server });
  await screen.findByRole("heading", { name: "Training Plan Setup" });
  return { created, ...shown };
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

export const enter = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

/** Types into a field that commits on Enter. */
export function commit(name: string, text: string) {
  const typed = screen.getByRole("textbox", { name });
  fireEvent.change(typed, { target: { value: text } });
  fireEvent.keyDown(typed, { key: "Enter" });
}

/** Fills in the fields that are empty initially. */
export function fillIn(name = "Lisbon Olympic") {
  enter("Plan Name", name);
  enter("Race Date", RACE_DATE);
}

export const generate = () =>
  fireEvent.click(screen.getByRole("button", { name: "Generate Training Plan" }));

/** The value of a Plan Overview label. */
export const total = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SegmentedTabs } from "./SegmentedTabs.tsx";

const TABS = [
  { value: "schedule", label: "Weekly Schedule", panelId: "one" },
  { value: "available", label: "Available (4)", panelId: "two" },
] as const;

function Week() {
  const [value, setValue] = useState<(typeof TABS)[number]["value"]>("schedule");
  return (
    <>
      <SegmentedTabs label="The week" tabs={TABS} value={value} onChange={setValue} />
      <div id="one">{value}</div>
      <div id="two" />
    </>
  );
}

const chosen = () => screen.getByRole("tab", { selected: true }).textContent;

test("selects a tab on press", async () => {
  render(<Week />);
  await userEvent.click(screen.getByRole("tab", { name: "Available (4)" }));
  expect(chosen()).toBe("Available (4)");
  expect(screen.getByText("available")).toBeTruthy();
});

test("cycles through the tabs by arrows, with only the selected one in the tab order", async () => {
  render(<Week />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Weekly Schedule");
  await userEvent.keyboard("{ArrowRight}");
  expect(chosen()).toBe("Available (4)");
  expect(document.activeElement?.textContent).toBe("Available (4)");
  await userEvent.keyboard("{ArrowRight}");
  expect(chosen()).toBe("Weekly Schedule");
  await userEvent.keyboard("{ArrowLeft}");
  expect(chosen()).toBe("Available (4)");
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

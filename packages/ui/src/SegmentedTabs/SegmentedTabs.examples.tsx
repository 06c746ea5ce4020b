import type { Examples } from "../gallery/example.ts";
import { Live } from "../gallery/Live.tsx";
import { SegmentedTabs } from "./SegmentedTabs.tsx";

const tabs = [
  { value: "schedule", label: "Weekly Schedule", panelId: "tabs-panel" },
  { value: "available", label: "Available (4)", panelId: "tabs-panel" },
] as const;

export const examples: Examples = {
  "two tabs": (
    <Live<"schedule" | "available"> start="schedule">
      {(value, onChange) => (
        <>
          <SegmentedTabs label="View" tabs={tabs} value={value} onChange={onChange} />
          <div id="tabs-panel" role="tabpanel" aria-label={value}>
            {value}
          </div>
        </>
      )}
    </Live>
  ),
};

import type { KeyboardEvent } from "react";
import styles from "./SegmentedTabs.module.css";

export interface SegmentedTab<Value extends string> {
  value: Value;
  label: string;
  /** Id of the tab panel. */
  panelId: string;
}

export interface SegmentedTabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly SegmentedTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs as a segmented control, with arrow key navigation. */
export function SegmentedTabs<Value extends string>(props: SegmentedTabsProps<Value>) {
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { tabs } = props;
    const at = tabs.findIndex((tab) => tab.value === props.value);
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    props.onChange(tab.value);
    const button = event.currentTarget.parentElement?.children.item(next);
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={props.label}>
      {props.tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.value === props.value}
          aria-controls={tab.panelId}
          tabIndex={tab.value === props.value ? 0 : -1}
          onClick={() => props.onChange(tab.value)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

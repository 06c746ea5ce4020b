import { Button, VisuallyHidden } from "@mantine/core";
import { DISCIPLINE_NAMES, MAX_OWN_ITEMS, type RaceItemGroup } from "@triplan/domain";
import { Glyph } from "@triplan/ui";
import { useRef, useState } from "react";
import page from "../styles/race-page.module.css";
import type { RaceDay } from "../model/race-types.ts";
import { useUpdateRaceDay } from "../model/use-update-race-day.ts";
import { AddItem } from "./add-item.tsx";
import { ChecklistItem } from "./checklist-item.tsx";
import styles from "./checklist.module.css";
import { CHECKLIST_ID, tickedOf } from "./ticked.ts";

const GROUP_NAMES = {
  ...DISCIPLINE_NAMES,
  always: "Always",
  own: "Your own",
} as const satisfies Record<RaceItemGroup, string>;

/** What to pack; each tick, and what the athlete adds or removes, is saved at once. */
export function Checklist({ race: { planId, checklist } }: { race: RaceDay }) {
  const { tick, addItem, removeItem } = useUpdateRaceDay(planId);
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<{ label: string; isChecked: boolean } | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { ticked, total } = tickedOf(checklist);
  const labels = checklist.flatMap(({ items }) => items.map(({ label }) => label));
  const own = checklist.find(({ group }) => group === "own")?.items ?? [];
  const restore = ({ label, isChecked }: { label: string; isChecked: boolean }) => {
    addItem(label, isChecked);
    setRemoved(null);
    add.current?.focus();
  };
  return (
    <section className={page.panel} id={CHECKLIST_ID} aria-labelledby="checklist-name">
      <div className={styles.head}>
        <h2 id="checklist-name">Checklist</h2>
        <span aria-live="polite">
          {ticked} of {total}
          <VisuallyHidden> packed</VisuallyHidden>
        </span>
        <Button
          ref={add}
          className={styles.add}
          variant="default"
          size="xs"
          leftSection={<Glyph name="plus" size={16} />}
          aria-expanded={isAdding}
          onClick={() => setIsAdding(!isAdding)}
        >
          Add
        </Button>
      </div>
      {isAdding && (
        <AddItem
          taken={labels}
          isFull={own.length >= MAX_OWN_ITEMS}
          onAdd={addItem}
          onClose={() => {
            setIsAdding(false);
            add.current?.focus();
          }}
        />
      )}
      <output className={styles.removed}>
        {removed !== null && (
          <>
            <span>Removed “{removed.label}”.</span>
            <Button variant="subtle" size="compact-sm" onClick={() => restore(removed)}>
              Undo
            </Button>
          </>
        )}
      </output>
      <div className={styles.groups}>
        {checklist.map(({ group, items }) => (
          <fieldset key={group} data-group={group}>
            <legend>{GROUP_NAMES[group]}</legend>
            {items.map((item) => (
              <ChecklistItem
                key={item.item}
                {...item}
                onTick={(isChecked) => tick(item.item, isChecked)}
                {...(group === "own" && {
                  onRemove: () => {
                    removeItem(item.label);
                    setRemoved(item);
                    add.current?.focus();
                  },
                })}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

import { VisuallyHidden } from "@mantine/core";
import { DISCIPLINE_NAMES, type RaceItemGroup } from "@triplan/domain";
import page from "../styles/race-page.module.css";
import type { RaceDay } from "../model/race-types.ts";
import { useUpdateRaceDay } from "../model/use-update-race-day.ts";
import styles from "./checklist.module.css";
import { CHECKLIST_ID, tickedOf } from "./ticked.ts";

const GROUP_NAMES = {
  ...DISCIPLINE_NAMES,
  always: "Always",
} as const satisfies Record<RaceItemGroup, string>;

/** What to pack; each tick is saved at once. */
export function Checklist({ race: { planId, checklist } }: { race: RaceDay }) {
  const { tick } = useUpdateRaceDay(planId);
  const { ticked, total } = tickedOf(checklist);
  return (
    <section className={page.panel} id={CHECKLIST_ID} aria-labelledby="checklist-name">
      <div className={styles.head}>
        <h2 id="checklist-name">Checklist</h2>
        <span aria-live="polite">
          {ticked} of {total}
          <VisuallyHidden> packed</VisuallyHidden>
        </span>
      </div>
      <div className={styles.groups}>
        {checklist.map(({ group, items }) => (
          <fieldset key={group}>
            <legend>{GROUP_NAMES[group]}</legend>
            {items.map(({ item, label, isChecked }) => (
              <label key={item}>
                <input
                  type="checkbox"
                  checked={isChecked}
                  onChange={(event) => tick(item, event.currentTarget.checked)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

import { IconCalendar } from "@tabler/icons-react";
import { Switch } from "@triplan/ui";
import { useState } from "react";
import { ChoiceField } from "../../shared/forms/choice-field.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { CalendarAddress } from "./calendar-address.tsx";
import { CalendarFiles } from "./calendar-files.tsx";
import { FeedContent } from "./feed-content.tsx";
import { CALENDARS_STOP, LinkQuestion } from "./link-question.tsx";
import { StartTimes } from "./start-times.tsx";
import styles from "./take-along.module.css";
import { WayCard } from "./way-card.tsx";
import type { CalendarFeed, FeedOptions } from "./use-calendar-feed.ts";

interface CalendarSectionProps {
  feed: CalendarFeed | null;
  plans: readonly PlanRow[];
  isBusy: boolean;
  onSave: (options: FeedOptions) => void;
  onRenew: (options: FeedOptions, onDone: () => void) => void;
  onTurnOff: (onDone: () => void) => void;
}

const ALL_PLANS = "all";

/** The calendar feed: on or off, its address, and what it holds. */
export function CalendarSection(props: CalendarSectionProps) {
  const { feed, plans, isBusy, onSave, onRenew, onTurnOff } = props;
  const [isEnding, setEnding] = useState(false);
  const options: FeedOptions = {
    planId: feed?.planId ?? null,
    startMinutes: feed?.startMinutes ?? null,
    hasCompleted: feed?.hasCompleted ?? true,
    hasRestDays: feed?.hasRestDays ?? false,
  };
  return (
    <WayCard
      title="Calendar"
      Icon={IconCalendar}
      note="Your exercises in the calendar you use, kept up to date by itself."
    >
      <Switch
        label={feed ? "On" : "Off"}
        name="Calendar link"
        help={
          feed
            ? "Exercises with a day and races. Heart rates are never in it."
            : "Turn it on and you get a link that only you know."
        }
        checked={feed !== null}
        onChange={(isOn) => {
          if (isBusy) return;
          if (isOn) onSave(options);
          else setEnding(true);
        }}
      />
      {feed && (
        <div className={styles.parts}>
          <CalendarAddress
            feed={feed}
            isBusy={isBusy}
            onRenew={(onDone) => onRenew(options, onDone)}
          />
          <ChoiceField
            label="What is in it"
            choices={[
              { value: ALL_PLANS, label: "All plans" },
              ...plans.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={String(feed.planId ?? ALL_PLANS)}
            onChange={(chosen) =>
              onSave({ ...options, planId: chosen === ALL_PLANS ? null : Number(chosen) })
            }
          />
          <FeedContent options={options} isBusy={isBusy} onSave={onSave} />
          <StartTimes
            key={feed.createdAt}
            timeZone={feed.timeZone}
            startMinutes={feed.startMinutes}
            onSave={(startMinutes) => onSave({ ...options, startMinutes })}
          />
        </div>
      )}
      {isEnding && (
        <LinkQuestion
          title="Turn the calendar link off?"
          action="Turn off"
          isBusy={isBusy}
          onAction={() => onTurnOff(() => setEnding(false))}
          onClose={() => setEnding(false)}
        >
          {CALENDARS_STOP}
        </LinkQuestion>
      )}
      {plans.length > 0 && <CalendarFiles plans={plans} />}
    </WayCard>
  );
}

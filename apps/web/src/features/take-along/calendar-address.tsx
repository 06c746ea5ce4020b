import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { momentText } from "../../shared/dates/moment-text.ts";
import { browserTimeZone } from "../../shared/dates/today.ts";
import { SUCCESSES } from "../../shared/notifications/messages.ts";
import { calendarLinks, isPublicAddress } from "./calendar-links.ts";
import { LinkField } from "./link-field.tsx";
import { CALENDARS_STOP, LinkQuestion } from "./link-question.tsx";
import styles from "./take-along.module.css";
import type { CalendarFeed } from "./use-calendar-feed.ts";

interface CalendarAddressProps {
  feed: CalendarFeed;
  isBusy: boolean;
  onRenew: (onDone: () => void) => void;
}

/** The secret link with what can be done with it. */
export function CalendarAddress({ feed, isBusy, onRenew }: CalendarAddressProps) {
  const [isAsking, setAsking] = useState(false);
  const { url, readAt } = feed;
  const read =
    readAt === null
      ? "No calendar has read it yet."
      : `Last read ${momentText(new Date(readAt), browserTimeZone())}.`;
  return (
    <>
      {url === null ? (
        <p className={styles.note}>
          Your link works, but can't be shown any more. Make a new one to add it elsewhere.
        </p>
      ) : (
        <>
          <LinkField
            label="Your secret link"
            url={url}
            description={`Everyone with this link can read your plan. ${read}`}
            copied={SUCCESSES.calendarLinkCopied}
          />
          <OpenIn url={url} />
        </>
      )}
      <div className={styles.row}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          New link
        </Button>
        <span className={styles.note}>The old one stops working at once.</span>
      </div>
      {isAsking && (
        <LinkQuestion
          title="New calendar link?"
          action="New link"
          isBusy={isBusy}
          onAction={() => onRenew(() => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          {CALENDARS_STOP}
        </LinkQuestion>
      )}
    </>
  );
}

const OpenIn = ({ url }: { url: string }) => (
  <div>
    <fieldset className={styles.row} aria-label="Open in">
      <span className={styles.label}>Open in</span>
      {calendarLinks(url).map(({ name, href }) => (
        <Button
          key={name}
          component="a"
          variant="default"
          href={href}
          target="_blank"
          rel="noreferrer"
        >
          {name}
        </Button>
      ))}
    </fieldset>
    <p className={styles.note}>
      Google looks every 12 to 24 hours and Outlook every few hours, and neither can be hurried.
      Apple looks as often as you choose there.
      {!isPublicAddress(url) &&
        " This server has no public https address, so Google and Outlook on the web can't reach it."}
    </p>
  </div>
);

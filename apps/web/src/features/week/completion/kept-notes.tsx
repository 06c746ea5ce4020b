import { Button } from "@mantine/core";
import { DAY_NAMES, formatClock, formatDayAndMonth } from "@triplan/domain";
import { Glyph } from "@triplan/ui";
import type { ReactNode } from "react";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import { focusHeading } from "../../../shared/browser/focus-heading.ts";
import {
  isMove,
  releaseKept,
  type KeptChange,
  type KeptCompletion,
  type KeptMove,
} from "../../../shared/completions/kept-changes.ts";
import styles from "../../../shared/completions/kept-note.module.css";
import { moveAnyway } from "../../../shared/completions/kept-moves.ts";

interface RefusedProps {
  title: string;
  reason: ReactNode;
  more: string;
  children: ReactNode;
}

const Refused = ({ title, reason, more, children }: RefusedProps) => (
  <section className={styles.note} aria-label={title}>
    <Glyph name="alert" size={20} />
    <div>
      <p>
        <b>{title}.</b> {reason}
      </p>
      <p className={styles.more}>{more}</p>
    </div>
    {children}
  </section>
);

const placeText = ({ moves: [move] }: KeptMove) =>
  move?.to === null || move?.to === undefined ? "Available Exercises" : DAY_NAMES[move.to];

const RefusedCompletion = ({ kept }: { kept: KeptCompletion }) => (
  <Refused
    title={`${kept.name} could not be sent`}
    reason={kept.reason}
    more={`You entered ${formatClock(kept.input.durationSeconds)} on ${formatDayAndMonth(kept.input.date)}.`}
  >
    <Discard kept={kept} label={`Discard the entry for ${kept.name}`} text="Discard the entry" />
  </Refused>
);

function RefusedMove({ kept }: { kept: KeptMove }) {
  const userId = useCurrentUser().data?.id;
  const place = placeText(kept);
  return (
    <Refused
      title={`${kept.name} was not moved to ${place}`}
      reason={kept.reason && `${kept.reason}.`}
      more="You moved it while Triplan could not be reached."
    >
      {kept.isMovable && (
        <Button
          variant="default"
          aria-label={`Move to ${place}: ${kept.name}`}
          onClick={() => {
            if (userId !== undefined) moveAnyway(userId, kept);
            focusHeading();
          }}
        >
          Move to {place}
        </Button>
      )}
      <Discard kept={kept} label={`Leave it: ${kept.name}`} text="Leave it" />
    </Refused>
  );
}

interface DiscardProps {
  kept: KeptChange;
  label: string;
  text: string;
}

function Discard({ kept, label, text }: DiscardProps) {
  const userId = useCurrentUser().data?.id;
  return (
    <Button
      variant="default"
      aria-label={label}
      onClick={() => {
        if (userId !== undefined) releaseKept(userId, kept);
        focusHeading();
      }}
    >
      {text}
    </Button>
  );
}

/** "Easy swim, Tempo run to Friday": each change that waits, in its order. */
const waitingText = (kept: readonly KeptChange[]) =>
  kept.map((each) => (isMove(each) ? `${each.name} to ${placeText(each)}` : each.name)).join(", ");

/** Changes that are on this device only: those that wait to be sent, and refused ones. */
export function KeptNotes({ kept }: { kept: readonly KeptChange[] }) {
  const waiting = kept.filter(({ state }) => state === "waiting");
  const refused = kept.filter(({ state }) => state === "refused");
  return (
    <>
      {waiting.length > 0 && (
        <output className={styles.note}>
          <Glyph name="clock" size={20} />
          <span>
            <b>Waiting to be sent: {waitingText(waiting)}.</b>{" "}
            <span className={styles.more}>
              Saved on this device, and sent when Triplan can be reached.
            </span>
          </span>
        </output>
      )}
      {refused.map((each) =>
        isMove(each) ? (
          <RefusedMove key={`move ${each.moves[0]?.exerciseId}`} kept={each} />
        ) : (
          <RefusedCompletion key={each.input.exerciseId} kept={each} />
        ),
      )}
    </>
  );
}

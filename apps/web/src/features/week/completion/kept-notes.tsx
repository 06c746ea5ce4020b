import { Button } from "@mantine/core";
import { formatClock, formatDayAndMonth } from "@triplan/domain";
import { Glyph } from "@triplan/ui";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import { focusHeading } from "../../../shared/browser/focus-heading.ts";
import { discardKept, type KeptCompletion } from "../../../shared/completions/kept-completions.ts";
import styles from "../../../shared/completions/kept-note.module.css";

const namesOf = (kept: readonly KeptCompletion[]) => kept.map(({ name }) => name).join(", ");

function Refused({ kept }: { kept: KeptCompletion }) {
  const userId = useCurrentUser().data?.id;
  const { name, reason, input } = kept;
  return (
    <section className={styles.note} aria-label={`${name} could not be sent`}>
      <Glyph name="alert" size={20} />
      <div>
        <p>
          <b>{name} could not be sent.</b> {reason}
        </p>
        <p className={styles.more}>
          You entered {formatClock(input.durationSeconds)} on {formatDayAndMonth(input.date)}.
        </p>
      </div>
      <Button
        variant="default"
        aria-label={`Discard the entry for ${name}`}
        onClick={() => {
          if (userId !== undefined) discardKept(userId, input.exerciseId);
          focusHeading();
        }}
      >
        Discard the entry
      </Button>
    </section>
  );
}

/** Completions that are on this device only: those that wait to be sent, and refused ones. */
export function KeptNotes({ kept }: { kept: readonly KeptCompletion[] }) {
  const waiting = kept.filter(({ state }) => state === "waiting");
  return (
    <>
      {waiting.length > 0 && (
        <output className={styles.note}>
          <Glyph name="clock" size={20} />
          <span>
            <b>Waiting to be sent: {namesOf(waiting)}.</b>{" "}
            <span className={styles.more}>
              Saved on this device, and sent when Triplan can be reached.
            </span>
          </span>
        </output>
      )}
      {kept
        .filter(({ state }) => state === "refused")
        .map((each) => (
          <Refused key={each.input.exerciseId} kept={each} />
        ))}
    </>
  );
}

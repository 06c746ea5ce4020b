import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { Switch } from "@triplan/ui";
import { useState } from "react";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { SUCCESSES } from "../../shared/notifications/messages.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { LinkField } from "./link-field.tsx";
import { LinkQuestion } from "./link-question.tsx";
import styles from "./take-along.module.css";
import { usePlanShare, type ShareOptions } from "./use-plan-share.ts";

const FIRST: ShareOptions = { hasDates: true, hasPaces: false };

/** The link of one plan. */
export function PlanLink({ plan }: { plan: PlanRow }) {
  const { query, isBusy, save, turnOff } = usePlanShare(plan.id);
  const [isEnding, setEnding] = useState(false);
  if (query.error && !query.data) {
    const { error, isFetching, refetch } = query;
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!query.data) return null;
  const { share } = query.data;
  const { hasDates, hasPaces } = share ?? FIRST;
  return (
    <>
      <Switch
        label={share ? "On" : "Off"}
        name="Link to the plan"
        help={
          share
            ? "Its readers see the plan and its name. Never your name, e-mail, heart rate, watts, notes, or what you did."
            : "Turn it on and you get a link for people without an account."
        }
        checked={share !== null}
        onChange={(isOn) => {
          if (isBusy) return;
          if (isOn) save(FIRST);
          else setEnding(true);
        }}
      />
      {share && (
        <div className={styles.parts}>
          <Address url={share.url} />
          <Switch
            label="With dates"
            help="Without: week 1, Tuesday."
            checked={hasDates}
            onChange={(isOn) => isBusy || save({ hasPaces, hasDates: isOn })}
          />
          <Switch
            label="With my paces"
            help="Without: zones only."
            checked={hasPaces}
            onChange={(isOn) => isBusy || save({ hasDates, hasPaces: isOn })}
          />
        </div>
      )}
      {isEnding && (
        <LinkQuestion
          title="Turn the link off?"
          action="Turn off"
          isBusy={isBusy}
          onAction={() => turnOff(() => setEnding(false))}
          onClose={() => setEnding(false)}
        >
          Nobody can open it any more. If you turn it on again, it is another link.
        </LinkQuestion>
      )}
    </>
  );
}

const Address = ({ url }: { url: string | null }) =>
  url === null ? (
    <p className={styles.note}>
      Your link works, but can't be shown any more. Turn it off and on to get another one.
    </p>
  ) : (
    <div>
      <LinkField
        label="The link to your plan"
        url={url}
        description="Everyone with this link can see the plan. Search engines are asked not to list it."
        copied={SUCCESSES.linkCopied}
      />
      <Button
        className={styles.see ?? ""}
        component="a"
        variant="default"
        href={url}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconEye size={16} aria-hidden />}
      >
        See what they see
      </Button>
    </div>
  );

import { Button } from "@mantine/core";
import {
  IconHeartbeat,
  IconPencil,
  IconRoute,
  IconStopwatch,
  IconTrendingUp,
} from "@tabler/icons-react";
import { THRESHOLD_NAMES, type ThresholdKind, type ThresholdSource } from "@triplan/domain";
import { Dialog, DialogActions, Field, SportIcon, useUnits } from "@triplan/ui";
import type { CurrentThreshold } from "../../shared/network/trpc.ts";
import { originText, thresholdFigure } from "../../shared/thresholds/threshold-texts.ts";
import { useTypedThreshold } from "../../shared/thresholds/use-typed-threshold.ts";
import { historyId } from "./history-id.ts";
import styles from "./thresholds-in-use.module.css";
import page from "./zones.module.css";

const SPORT = {
  css: "swim",
  ftpWatts: "bike",
  bikeThresholdMph: "bike",
  lthrBike: "bike",
  runThreshold: "run",
  lthrRun: "run",
  maxHr: null,
} as const satisfies Record<ThresholdKind, string | null>;

const SOURCE_ICONS = {
  test: IconStopwatch,
  result: IconStopwatch,
  typed: IconPencil,
  estimate: IconTrendingUp,
  paces: IconRoute,
} as const satisfies Record<ThresholdSource, unknown>;

interface ThresholdInUseProps {
  kind: ThresholdKind;
  inUse: CurrentThreshold | undefined;
  hasHistory: boolean;
}

/** A threshold that can be typed over. An unusual value is asked about before it is saved. */
export function ThresholdInUse({ kind, inUse, hasHistory }: ThresholdInUseProps) {
  const units = useUnits();
  const entry = useTypedThreshold(kind, inUse?.value ?? null);
  const { label } = THRESHOLD_NAMES[kind];
  const sport = SPORT[kind];
  const SourceIcon = inUse && SOURCE_ICONS[inUse.source];
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {sport ? <SportIcon discipline={sport} /> : <IconHeartbeat size={24} aria-hidden />}
        {label}
      </span>
      <Field
        className={styles.field}
        aria-label={`${label} in use`}
        unit={thresholdFigure(kind, inUse?.value ?? 0, units).unit}
        inputMode="text"
        autoComplete="off"
        value={entry.text}
        error={entry.error}
        onChange={(event) => entry.type(event.currentTarget.value)}
        onBlur={entry.save}
        onKeyDown={(event) => {
          if (event.key === "Enter") entry.save();
        }}
      />
      <span className={styles.source}>
        {SourceIcon && <SourceIcon size={16} aria-hidden />}
        {inUse ? originText(inUse) : "not known yet"}
      </span>
      {hasHistory && (
        <Button
          variant="subtle"
          className={styles.history}
          aria-label={`History: ${label}`}
          onClick={() => document.querySelector<HTMLElement>(`#${historyId(kind)}`)?.focus()}
        >
          History
        </Button>
      )}
      {entry.questions.length > 0 && (
        <Dialog title="Is that right?" isBusy={entry.isPending} onClose={entry.discard}>
          {entry.questions.map((text) => (
            <p key={text} className={page.question}>
              {text}
            </p>
          ))}
          <DialogActions
            label={entry.isPending ? "Saving..." : "Yes, save it"}
            isBusy={entry.isPending}
            onCancel={entry.discard}
            onAction={entry.confirm}
          />
        </Dialog>
      )}
    </li>
  );
}

import { Button } from "@mantine/core";
import { IconArrowBackUp, IconCheck } from "@tabler/icons-react";
import type { ChosenWay } from "../draft/plan-draft.ts";
import styles from "./coverage.module.css";

/** What a way out changed, with the way back. */
export const TakenWay = ({ way, onUndo }: { way: ChosenWay; onUndo: () => void }) => (
  <div className={styles.taken}>
    <IconCheck size={20} aria-hidden />
    <p>
      <b>{way.done}</b> {way.kept}
    </p>
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      onClick={onUndo}
    >
      Undo
    </Button>
  </div>
);

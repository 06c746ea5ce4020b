import { CloseButton } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { focusHeading } from "../../../shared/browser/focus-heading.ts";
import { OnlineButton } from "../../../shared/offline/online-button.tsx";
import styles from "./first-visit.module.css";
import { countExercises, type PlacePlan } from "./use-place-plan.ts";

/** The one undo of placing the whole plan. */
export function PlacedPlan({ placed, isNew, isPending, undo, dismiss }: PlacePlan) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew && placed) button.current?.focus();
  }, [isNew, placed]);
  if (!placed) return null;
  return (
    <section className={styles.placed} aria-label="Your plan is placed">
      <p>
        <b>Your plan is placed.</b> {countExercises(placed.count)} have their days; move any of them
        when you like.
      </p>
      <OnlineButton
        ref={button}
        variant="default"
        h={36}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        disabled={isPending}
        onClick={() => {
          undo();
          focusHeading();
        }}
      >
        Undo
      </OnlineButton>
      <CloseButton
        aria-label="Keep the placement"
        onClick={() => {
          dismiss();
          focusHeading();
        }}
      />
    </section>
  );
}

import { Button, type ButtonProps } from "@mantine/core";
import { SUCCESSES } from "../notifications/messages.ts";
import { notifySuccess } from "../notifications/notify.ts";
import { useSetCurrentPlan } from "./use-set-current-plan.ts";

interface MakeCurrentButtonProps extends ButtonProps {
  plan: { id: number; name: string };
  onDone?: () => void;
}

/** Makes a plan the one that the Dashboard opens. */
export function MakeCurrentButton({ plan, onDone, ...look }: MakeCurrentButtonProps) {
  const { mutate, isPending } = useSetCurrentPlan();
  const announce = () => {
    notifySuccess(SUCCESSES.currentPlan);
    onDone?.();
  };
  return (
    <Button
      variant="default"
      {...look}
      aria-label={`Make Current: ${plan.name}`}
      aria-disabled={isPending}
      data-busy={isPending || undefined}
      onClick={() => isPending || mutate({ planId: plan.id }, { onSuccess: announce })}
    >
      Make Current
    </Button>
  );
}

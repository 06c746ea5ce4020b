import { trpc } from "../../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../../../shared/notifications/messages.ts";
import { notifySuccess } from "../../../../shared/notifications/notify.ts";
import { notifyUnlessAtField } from "../parts/notify-unless-at-field.ts";

/** Gets a new key for an authenticator app. */
export const useNewKey = () =>
  trpc.secondFactor.start.useMutation({
    onError: (error) => notifyUnlessAtField(FAILURES.turnOnTwoStep, error),
  });

/** Turns two-step login on with a first code; the answer has the recovery codes. */
export function useTurnOn() {
  const { secondFactor } = trpc.useUtils();
  return trpc.secondFactor.turnOn.useMutation({
    onError: (error) => notifyUnlessAtField(FAILURES.turnOnTwoStep, error),
    onSettled: () => secondFactor.read.invalidate(),
  });
}

/** Replaces the recovery codes; the answer has the new ones. */
export function useNewCodes() {
  const { secondFactor } = trpc.useUtils();
  return trpc.secondFactor.renewCodes.useMutation({
    onError: (error) => notifyUnlessAtField(FAILURES.newRecoveryCodes, error),
    onSettled: () => secondFactor.read.invalidate(),
  });
}

/** Turns two-step login off. */
export function useTurnOff(onDone: () => void) {
  const { secondFactor } = trpc.useUtils();
  return trpc.secondFactor.turnOff.useMutation({
    onSuccess: () => {
      notifySuccess(SUCCESSES.twoStepOff);
      onDone();
    },
    onError: (error) => notifyUnlessAtField(FAILURES.turnOffTwoStep, error),
    onSettled: () => secondFactor.read.invalidate(),
  });
}

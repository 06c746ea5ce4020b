import { DEFAULT_TARGET, TARGET_CHOICES, type TargetChoice } from "@triplan/domain";
import { useState } from "react";
import { deviceStorage } from "../../../shared/browser/device-storage.ts";

const KEY = "workout-target";

const stored = (): TargetChoice =>
  TARGET_CHOICES.find((choice) => choice === deviceStorage.get(KEY)) ?? DEFAULT_TARGET;

/** What this athlete's device guides by, kept in this browser. */
export function useTargetChoice() {
  const [target, setTarget] = useState(stored);
  const choose = (choice: TargetChoice) => {
    deviceStorage.set(KEY, choice);
    setTarget(choice);
  };
  return { target, choose };
}

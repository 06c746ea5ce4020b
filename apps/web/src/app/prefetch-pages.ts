import { useEffect } from "react";
import { useCurrentUser } from "../shared/account/current-user.ts";
import { nextIdle } from "../shared/browser/next-idle.ts";
import {
  AvailableDrawer,
  CardMenu,
  CompleteWorkout,
  ExerciseDetails,
  GuidedExercise,
  KeyboardHelp,
} from "../features/week/dialogs/lazy-dialogs.ts";
import { FitnessPanel } from "../features/week/season/lazy-fitness-panel.ts";
import {
  ActivityPage,
  CreatePlanPage,
  ImportPage,
  MyPlansPage,
  ProgressRoute,
  RaceRoute,
  SettingsPage,
  TakeAlongPage,
  WearablePage,
  WeekCards,
  WeekPage,
  ZonesPage,
} from "./pages/lazy-pages.ts";
import { AdjustDialog, EditPlanDialog } from "./pages/plan-dialogs.ts";
import { LoginAgainDialog } from "./providers/login-again.tsx";
import { NavDrawer, UserMenu } from "./shell/menus.ts";

/** The worker waits for New Plan, which then opens with its plan and works offline. */
async function startPlanWorker() {
  const { loadPlanGenerator } = await import("../shared/plan-generator/load-plan-generator.ts");
  await loadPlanGenerator();
}

/** Pages and dialogs that a signed-in user can open, most likely first. */
const PARTS = [
  WeekPage,
  WeekCards,
  UserMenu,
  FitnessPanel,
  CardMenu,
  ExerciseDetails,
  GuidedExercise,
  CompleteWorkout,
  AvailableDrawer,
  KeyboardHelp,
  ProgressRoute,
  RaceRoute,
  ActivityPage,
  MyPlansPage,
  WearablePage,
  SettingsPage,
  ZonesPage,
  ImportPage,
  TakeAlongPage,
  NavDrawer,
  EditPlanDialog,
  AdjustDialog,
  LoginAgainDialog,
  CreatePlanPage,
  { load: startPlanWorker },
];

async function prefetch(signal: AbortSignal) {
  for (const part of PARTS) {
    await nextIdle();
    if (signal.aborted) return;
    // Not cached: the page retries when it opens.
    await part.load().catch(() => undefined);
  }
}

/** Loads the code of all pages while the browser is idle, so that they open offline. */
export function PrefetchPages() {
  const isSignedIn = Boolean(useCurrentUser().data);
  useEffect(() => {
    const stop = new AbortController();
    if (isSignedIn) void prefetch(stop.signal);
    return () => stop.abort();
  }, [isSignedIn]);
  return null;
}

import { isoDate } from "@triplan/domain";
import { screen, waitFor } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { useAdjustPlan } from "../features/adjust/use-adjust-plan.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { initialValues } from "../features/plan-form/draft/plan-values.ts";
import { useCreatePlan } from "../features/plan-form/save/use-create-plan.ts";
import { useUpdatePlan } from "../features/edit-plan/use-update-plan.ts";
import { useSaveAsCurrent } from "../features/home/use-save-as-current.ts";
import { useDeletePlan } from "../features/my-plans/use-delete-plan.ts";
import { useDeleteActivity } from "../shared/activities/use-activity-actions.ts";
import { useCreateTestActivity } from "../features/wearable/activities/use-create-test-activity.ts";
import {
  useConnect,
  useDisconnect,
  useTestConnection,
} from "../features/wearable/connection/use-connection-actions.ts";
import { useSync } from "../features/wearable/connection/use-sync.ts";
import { useMatching } from "../features/week/matching/use-matching.ts";
import { exerciseRow } from "../features/week/testing/week-rows.ts";
import { useMoveExercises } from "../features/week/moves/use-move-exercises.ts";
import { MemoryServer, refusal } from "../shared/testing/memory-server.ts";
import { activityRow, planRow, userRow } from "../shared/testing/rows.ts";
import { useSavePreferences } from "../shared/preferences/use-save-preferences.ts";
import { useSignIn } from "../shared/account/use-sign-in.ts";
import { show } from "./testing/show.tsx";

const WORDS = "The server's own words";
const PLAN = planRow(7);
const TODAY = isoDate("2027-02-01");
const WEEK = { planId: 7, startDate: PLAN.startDate, week: 1, onRefused: () => undefined };
const ACCOUNT = { username: "iris@example.com", password: "cold river" };
const ACTIVITY = { ...activityRow(71), suggestion: null };
const done = () => undefined;

const form = {
  user: userRow(),
  values: { ...initialValues(null), name: "Lisbon", raceDate: "2027-05-09" },
  today: TODAY,
  check: async () => true,
  refuse: done,
  onSaved: done,
};

/** A screen with one button that runs the hook's action. */
const screenOf = (useAct: () => () => unknown) =>
  function Screen() {
    const run = useAct();
    return <button onClick={() => void run()}>Act</button>;
  };

function useActOf<Input>({ mutate }: { mutate: (input: Input) => void }, input: Input) {
  return () => mutate(input);
}

/** One user action for each hook. */
const ACTS = {
  login: screenOf(() =>
    useActOf(
      useSignIn("login", () => {}),
      ACCOUNT,
    ),
  ),
  register: screenOf(() =>
    useActOf(
      useSignIn("register", () => {}),
      ACCOUNT,
    ),
  ),
  logout: screenOf(() => useActOf(useLogout(), undefined)),
  create: screenOf(() => useCreatePlan(form).submit),
  save: screenOf(() => useCreatePlan(form).saveFromDialog),
  update: screenOf(() => {
    const { save } = useUpdatePlan(done);
    return () => save({ planId: 7, goalFinishTime: null });
  }),
  preferences: screenOf(() => useActOf(useSavePreferences(), {})),
  schedule: screenOf(() =>
    useActOf(useMoveExercises(WEEK), [{ exerciseId: 1, from: "available", to: 2 }] as const),
  ),
  unschedule: screenOf(() =>
    useActOf(useMoveExercises(WEEK), [{ exerciseId: 1, from: 2, to: "available" }] as const),
  ),
  adjust: screenOf(() =>
    useActOf(useAdjustPlan(done), {
      planId: 7,
      fromWeek: 1,
      adjustmentType: "volume",
      volumeAdjustment: 90,
      intensityAdjustment: "maintain",
      reason: "fatigue",
    } as const),
  ),
  current: screenOf(() => {
    useSaveAsCurrent({ kind: "week", plan: PLAN, saveAsCurrent: "with a toast" });
    return done;
  }),
  remove: screenOf(() => useActOf(useDeletePlan(), { planId: 7 })),
  match: screenOf(() => {
    const { match } = useMatching({ ...WEEK, begun: 1 });
    return () => match(1, ACTIVITY);
  }),
  unmatch: screenOf(() => {
    const { unmatch } = useMatching({ ...WEEK, begun: 1 });
    return () => unmatch(exerciseRow("run", 45));
  }),
  connect: screenOf(() => useActOf(useConnect(), undefined)),
  test: screenOf(() => useActOf(useTestConnection(), undefined)),
  disconnect: screenOf(() => useActOf(useDisconnect(), undefined)),
  sync: screenOf(() => useSync().sync),
  forget: screenOf(() => useActOf(useDeleteActivity(done), { activityId: 71 })),
  make: screenOf(() => useCreateTestActivity().create),
};

type Act = keyof typeof ACTS;

const ANSWERS = {
  "auth.me": () => userRow(),
  "auth.login": () => userRow(),
  "auth.register": () => userRow(),
  "auth.logout": () => undefined,
  "plans.create": () => PLAN,
  "planEdits.update": () => PLAN,
  "plans.adjust": () => ({}),
  "plans.delete": () => ({ id: 7 }),
  "preferences.update": () => userRow(),
  "preferences.setCurrentPlan": () => userRow({ currentTrainingPlanId: 7 }),
  "exercises.schedule": () => ({}),
  "exercises.unschedule": () => ({}),
  "exercises.match": () => ({}),
  "exercises.unmatch": () => ({}),
  "activities.listUnmatched": () => [ACTIVITY],
  "activities.create": () => ACTIVITY,
  "activities.delete": () => ({ id: 71, unmatchedExerciseId: null }),
  "wearable.authorize": () => ({ authUrl: "https://watch.example/consent" }),
  "wearable.disconnect": () => ({ connected: false }),
  "wearable.sync": () => ({ runId: 3, status: "completed" }),
  "wearable.syncProgress": () => ({ finishedAt: null }),
};

const REFUSED = Object.fromEntries(
  Object.keys(ANSWERS).map((path) => [
    path,
    () => {
      throw refusal(WORDS);
    },
  ]),
);

async function act(which: Act, answers: ConstructorParameters<typeof MemoryServer>[0]) {
  const Screen = ACTS[which];
  show(<Screen />, { server: new MemoryServer(answers) });
  await userEvent.click(screen.getByRole("button", { name: "Act" }));
}

/** Title and text of each visible toast. */
const toasts = () =>
  [...document.querySelectorAll("[role=alert], [role=status]")].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, " "),
  );

/** The error messages of the specification, word for word. */
const FAILURES: [Act, title: string, text: string][] = [
  ["login", "Login failed", WORDS],
  ["register", "Registration failed", WORDS],
  ["logout", "Logout failed", WORDS],
  ["create", "Error creating plan", WORDS],
  ["save", "Error", WORDS],
  ["update", "Error updating plan", "Please try again."],
  ["preferences", "Error updating preferences", "Please try again."],
  ["schedule", "Error scheduling exercise", WORDS],
  ["unschedule", "Error unscheduling exercise", WORDS],
  ["adjust", "Adjustment Failed", "Failed to adjust workouts. Please try again."],
  ["current", "Error", "Failed to set current training plan"],
  ["remove", "Error", "Failed to delete training plan"],
  ["match", "Error matching exercise to Garmin", WORDS],
  ["unmatch", "Error unmatching exercise", WORDS],
  ["connect", "Error", "Failed to start Garmin authorization"],
  ["test", "Error", "Failed to test connection"],
  ["disconnect", "Error", "Failed to disconnect account"],
  ["sync", "Error", "Failed to sync activities"],
  ["forget", "Error", "Failed to delete activity"],
  ["make", "Error", "Failed to create test activity"],
];

// @covers texts-2
test.each(FAILURES)("a refused %s says '%s': '%s'", async (which, title, text) => {
  await act(which, REFUSED);
  await waitFor(() => expect(toasts()).toContain(title + text));
});

// @covers texts-3
test("asks to check the inputs when a plan is refused without a message", async () => {
  await act("create", {
    ...ANSWERS,
    "plans.create": () => {
      throw refusal("");
    },
  });
  await waitFor(() =>
    expect(toasts()).toContain("Error creating planPlease check your inputs and try again."),
  );
});

test.each([
  ["connect", "wearable.authorize", "Failed to get auth URL: 503"],
  ["test", "wearable.testConnection", "Failed to test connection: 503"],
  // @covers texts-4
] as const)("names the status of a failed %s: %s '%s'", async (which, path, text) => {
  const away = { code: -32_603, message: WORDS, data: { httpStatus: 503 } };
  await act(which, {
    ...ANSWERS,
    [path]: () => {
      throw TRPCClientError.from({ error: away });
    },
  });
  await waitFor(() => expect(toasts()).toContain(`Error${text}`));
});

/** The success messages of the specification. */
const SUCCESSES: [Act, title: string, text?: string][] = [
  ["save", "Success!", "Your training plan has been saved successfully."],
  [
    "create",
    "Training plan created!",
    "Your olympic training plan has been generated successfully.",
  ],
  [
    "update",
    "Training plan updated!",
    "Finish time goal has been updated. New workouts generated.",
  ],
  ["preferences", "Preferences updated", "Your default settings have been saved."],
  ["schedule", "Exercise scheduled successfully"],
  ["unschedule", "Exercise unscheduled successfully"],
  [
    "adjust",
    "Workouts Adjusted",
    "Your future workouts have been updated based on your current progress.",
  ],
  ["remove", "Plan deleted"],
  ["current", "Current plan updated"],
  ["match", "Exercise matched to Garmin activity successfully"],
  ["unmatch", "Exercise unmatched from Garmin activity"],
  ["disconnect", "Account disconnected"],
  ["sync", "Activities synced successfully!"],
  ["forget", "Activity deleted successfully!"],
  ["make", "Test activity created!"],
];

// @covers texts-8
test.each(SUCCESSES)("says after %s: '%s'", async (which, title, text = "") => {
  await act(which, ANSWERS);
  await waitFor(() => expect(toasts()).toContain(title + text));
});

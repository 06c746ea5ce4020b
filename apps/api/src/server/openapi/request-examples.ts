import { DAY_NAMES, defaultSchedule, WEARABLE } from "@triplan/domain";
import type { RestProcedure } from "../rest/rest-responses.ts";

const credentials = { username: "athlete@example.com", password: "correct horse battery" };
const activityId = { [`${WEARABLE.path.slice(1)}ActivityId`]: "18437201" };
const passkey = { id: "q1Zk3c9T2mY", rawId: "q1Zk3c9T2mY", type: "public-key" };
const clientDataJSON = "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0";
const adjustment = {
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 90,
  intensityAdjustment: "maintain",
  reason: "fatigue",
};

const performance = {
  performance: { kind: "run-result", meters: 5000, seconds: 1470 },
  date: "2027-01-10",
};

const raceResult = {
  status: "finished",
  finishSeconds: 9850,
  splits: { swim: 1745, bike: 4770, run: 3055 },
};

const sprintRace = {
  name: "Cascais Sprint",
  date: "2027-04-17",
  kind: "sprint",
  priority: "B",
  goalSeconds: 4920,
};

const trip = {
  kind: "travel",
  fromDate: "2027-04-01",
  toDate: "2027-04-03",
  minutesPerDay: 30,
  sports: ["run"],
};

/** An example body per operation; a test validates them with the procedures' schemas. */
export const REQUEST_EXAMPLES: Partial<Record<RestProcedure, object>> = {
  "account.changePassword": {
    currentPassword: credentials.password,
    newPassword: "staple gun and battery",
  },
  "account.changeEmail": { username: "iris.costa@example.com", password: credentials.password },
  "account.confirmEmail": { token: "n".repeat(43) },
  "account.delete": { password: credentials.password },
  "auth.login": credentials,
  "auth.register": credentials,
  "auth.requestReset": { username: credentials.username },
  "auth.resetPassword": {
    token: "n".repeat(43),
    newPassword: "staple gun and battery",
  },
  "passkeys.start": { password: credentials.password },
  "passkeys.add": {
    name: "Iris's phone",
    credential: {
      ...passkey,
      response: { clientDataJSON, attestationObject: "o2NmbXRkbm9uZQ", transports: ["internal"] },
    },
  },
  "passkeys.rename": { name: "Blue key" },
  "passkeys.remove": { password: credentials.password },
  "passkeys.login": {
    credential: {
      ...passkey,
      response: {
        clientDataJSON,
        authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4",
        signature: "MEUCIQDx5vqUvQ",
        userHandle: "GbeP0K4sQfCk0m9S5o1lUg",
      },
    },
  },
  "secondFactor.login": { code: "287 082" },
  "secondFactor.start": { password: credentials.password },
  "secondFactor.turnOn": { code: "287082" },
  "secondFactor.renewCodes": { password: credentials.password },
  "secondFactor.turnOff": {
    password: credentials.password,
    code: "7k2m-qd4x-9d4w-nh8p-0r5t-v3ze",
  },
  "calendar.saveFeed": { planId: null, startMinutes: [480, 390, 390, 390, 390, null, 480] },
  "sharing.share": { hasDates: true, hasPaces: false },
  "wearable.saveWorkouts": { target: "pace" },
  "preferences.update": { defaultSwimPace: "2:05", unitPreference: "kilometers" },
  "preferences.setCurrentPlan": { planId: 42 },
  "plans.create": {
    name: "Lisbon Olympic",
    raceType: "olympic",
    swimDistance: "0.93",
    bikeDistance: "25",
    runDistance: "6.2",
    raceDate: "2027-02-14",
    currentSwimPace: "2:30",
    currentBikePace: "18",
    currentRunPace: "8:30",
    experienceLevel: "intermediate",
    goalFinishTime: "02:50:00",
    hoursNow: 4.5,
    longestRunNow: 50,
    longestRideNow: 75,
    longestSwimNow: 1200,
    weeklySchedule: [...defaultSchedule("olympic")],
  },
  "planEdits.update": { goalFinishTime: "02:45:00" },
  "planEdits.preview": { weeklySchedule: [...defaultSchedule("olympic")], fromWeek: 7 },
  "plans.adjust": adjustment,
  "plans.previewAdjustment": adjustment,
  "plans.previewGoal": { goalFinishTime: "02:45:00" },
  "plans.previewUndo": { adjustmentId: 3 },
  "plans.undoAdjustment": { adjustmentId: 3 },
  "thresholds.answerEstimate": {
    key: "faster-targets:run:runThreshold:498:489",
    answer: "yes",
  },
  "thresholds.record": performance,
  "thresholds.set": { css: 105, ftpWatts: 250 },
  "thresholds.preview": performance,
  "raceDay.update": {
    startsAt: "08:30",
    check: ["helmet"],
    uncheck: [],
    add: ["Spare contact lenses"],
    remove: [],
  },
  "raceDay.saveResult": raceResult,
  "races.saveResult": raceResult,
  "checkIn.preview": { weekStart: "2027-03-14", choices: [{ key: "safe-step", answer: "yes" }] },
  "checkIn.save": {
    weekStart: "2027-03-14",
    weekAnswers: [{ weekStart: "2027-03-14", answer: "half" }],
    choices: [],
    readiness: 4,
  },
  "proposals.answer": { answer: "yes" },
  "races.add": sprintRace,
  "races.change": sprintRace,
  "races.preview": sprintRace,
  "timeOff.add": trip,
  "timeOff.preview": trip,
  "timeOff.end": { toDate: "2027-04-02" },
  "exercises.schedule": { day: 2, dayName: DAY_NAMES[2], scheduledDate: "2027-01-12" },
  "exercises.unschedule": { from: [2] },
  "exercises.undoPlanPlacement": { placementId: "0b1c7a52-8d0f-4c35-9a43-6c1f2d9e8b10" },
  "exercises.swap": { kind: "run-tempo" },
  "exercises.skip": { skipReason: "tired" },
  "exercises.complete": {
    date: "2027-01-12",
    durationSeconds: 2652,
    distanceMeters: 8208,
    averageHeartRate: 148,
    rpe: 7,
    feeling: 4,
    notes: "Wind in the face on the second one.",
  },
  "exercises.match": activityId,
  "imports.keepExtra": { position: 0 },
  "activities.create": {
    ...activityId,
    activityName: "Morning run",
    activityType: "running",
    startTime: "2027-01-10T06:42:00Z",
    duration: 1800,
    distance: 5000,
  },
};

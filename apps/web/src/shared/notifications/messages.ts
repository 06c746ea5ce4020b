import { WEARABLE } from "@triplan/domain";

/** A toast of the specification; without `text` it shows the server's message. */
export interface Message {
  title: string;
  text?: string;
}

const { name } = WEARABLE;
const ERROR = "Error";
const TRY_AGAIN = "Please try again.";
const SOON = "will be available soon";

/** Failure messages of the specification, word for word. */
export const FAILURES = {
  login: { title: "Login failed" },
  register: { title: "Registration failed" },
  logout: { title: "Logout failed" },
  createPlan: { title: "Error creating plan" },
  nextPlan: { title: "Next plan not opened", text: TRY_AGAIN },
  savePlan: { title: ERROR },
  updatePlan: { title: "Error updating plan", text: TRY_AGAIN },
  undoPlanEdit: { title: "Change not undone" },
  password: { title: "Password not changed" },
  email: { title: "Email not changed" },
  cancelEmail: { title: "Change not cancelled" },
  addPasskey: { title: "Passkey not added" },
  renamePasskey: { title: "Passkey not renamed" },
  removePasskey: { title: "Passkey not removed" },
  turnOnTwoStep: { title: "Two-step login not turned on" },
  turnOffTwoStep: { title: "Two-step login not turned off" },
  newRecoveryCodes: { title: "No new recovery codes" },
  resetLink: { title: "Link not sent" },
  endLogin: { title: "Login not ended" },
  deleteAccount: { title: "Account not deleted" },
  preferences: { title: "Error updating preferences", text: TRY_AGAIN },
  thresholds: { title: "Thresholds not saved" },
  deleteThreshold: { title: "Threshold not deleted" },
  schedule: { title: "Error scheduling exercise" },
  schedulePlan: { title: "Plan not placed" },
  undoPlacement: { title: "Placement not undone" },
  unschedule: { title: "Error unscheduling exercise" },
  complete: { title: "Exercise not completed" },
  undoCompletion: { title: "Completion not undone" },
  skip: { title: "Exercise not marked as not done" },
  undoSkip: { title: "Exercise not opened again" },
  match: { title: `Error matching exercise to ${name}` },
  unmatch: { title: "Error unmatching exercise" },
  swap: { title: "Exercise not swapped" },
  swapUnknown: {
    title: "No answer to your swap",
    text: "If it arrived, you see it as soon as Triplan can be reached. If not, try again.",
  },
  adjust: {
    title: "Adjustment Failed",
    text: "Failed to adjust workouts. Please try again.",
  },
  addTimeOff: { title: "Time off not added" },
  endTimeOff: { title: "Time off not changed" },
  removeTimeOff: { title: "Time off not removed" },
  saveCheckIn: { title: "Check-in not saved" },
  undoCheckIn: { title: "Check-in not undone" },
  removeRace: { title: "Race not removed" },
  restoreRace: { title: "Race not changed back" },
  answerProposal: { title: "Answer not saved" },
  undoProposal: { title: "Change not undone" },
  raceDay: { title: "Race day not saved" },
  raceResult: { title: "Result not saved" },
  setCurrentPlan: { title: ERROR, text: "Failed to set current training plan" },
  deletePlan: { title: ERROR, text: "Failed to delete training plan" },
  authorize: { title: ERROR, text: `Failed to start ${name} authorization` },
  testConnection: { title: ERROR, text: "Failed to test connection" },
  disconnect: { title: ERROR, text: "Failed to disconnect account" },
  sync: { title: ERROR, text: "Failed to sync activities" },
  watchWorkouts: { title: "Watch setting not changed" },
  exportAccount: { title: "Your data could not be downloaded" },
  workoutFile: { title: "File not downloaded" },
  calendarFeed: { title: "Calendar link not changed" },
  planShare: { title: "Link not changed" },
  importPlan: { title: "Plan not imported" },
  downloadPlan: { title: "Plan not downloaded" },
  importFile: { title: "File not imported" },
  importOutcome: { title: "Outcome of your file not loaded" },
  stopImport: { title: "Import not stopped" },
  undoImport: { title: "Import not undone" },
  declineMatch: { title: "Your answer was not saved" },
  keepSeparate: { title: "Error counting the activity" },
  open: { title: "Not opened", text: `Part of it could not be loaded. ${TRY_AGAIN}` },
  openOffline: { title: "This needs the network", text: "Open it again when you are online." },
  deleteActivity: { title: ERROR, text: "Failed to delete activity" },
  createActivity: { title: ERROR, text: "Failed to create test activity" },
} as const satisfies Record<string, Message>;

/** Shown when the server refuses a plan without a message. */
export const CHECK_INPUTS = "Please check your inputs and try again.";

/** Failures whose text depends on the cause. */
export const failureOf = {
  authUrl: (status: number): Message => ({
    title: ERROR,
    text: `Failed to get auth URL: ${status}`,
  }),
  connectionTest: (status: number): Message => ({
    title: ERROR,
    text: `Failed to test connection: ${status}`,
  }),
  redirect: (message: string): Message => ({
    title: "Connection Failed",
    text: `Failed to connect account: ${message}`,
  }),
};

/** Success messages of the specification, word for word. */
export const SUCCESSES = {
  passwordChanged: { title: "Password changed", text: "Your other logins have ended." },
  emailChanged: { title: "Email changed", text: "Log in with it from now on." },
  passwordReset: { title: "Password changed", text: "Log in with your new password." },
  passkeyRemoved: { title: "Passkey removed" },
  twoStepOn: { title: "Two-step login is on" },
  twoStepOff: { title: "Two-step login is off" },
  accountKept: {
    title: "Your account is kept",
    text: "It is not deleted. Your watch is disconnected, and old calendar and public links have ended.",
  },
  planSaved: { title: "Success!", text: "Your training plan has been saved successfully." },
  planUpdated: {
    title: "Training plan updated!",
    text: "Finish time goal has been updated. New workouts generated.",
  },
  planEditUndone: { title: "Change undone" },
  preferences: { title: "Preferences updated", text: "Your default settings have been saved." },
  raceResult: { title: "Result saved" },
  raceResultRemoved: { title: "Result removed" },
  thresholds: { title: "Thresholds saved" },
  targetsKept: { title: "Your targets stay as they are" },
  thresholdDeleted: { title: "Threshold deleted" },
  scheduled: { title: "Exercise scheduled successfully" },
  unscheduled: { title: "Exercise unscheduled successfully" },
  completed: { title: "Exercise completed" },
  reopened: { title: "Completion undone", text: "What you entered is deleted." },
  matched: { title: `Exercise matched to ${name} activity successfully` },
  unmatched: { title: `Exercise unmatched from ${name} activity` },
  swapUndone: { title: "Swap undone", text: "The exercise is as planned." },
  adjusted: {
    title: "Workouts Adjusted",
    text: "Your future workouts have been updated based on your current progress.",
  },
  timeOffRemoved: { title: "Time off removed" },
  checkInUndone: { title: "Check-in undone" },
  raceRemoved: { title: "Race removed" },
  raceRestored: { title: "Race changed back" },
  proposalUndone: { title: "Change undone" },
  planDeleted: { title: "Plan deleted" },
  connected: { title: "Account connected successfully!" },
  disconnected: { title: "Account disconnected" },
  synced: { title: "Activities synced successfully!" },
  keptSeparate: { title: "Counted as an activity of its own" },
  activityDeleted: { title: "Activity deleted successfully!" },
  activityCreated: { title: "Test activity created!" },
  importedExtra: { title: "File imported", text: "It is stored as an extra." },
  currentPlan: { title: "Current plan updated" },
  calendarLinkCopied: { title: "Link Copied", text: "Add it to your calendar as a subscription." },
  newCalendarLink: { title: "New link", text: "The old one no longer works." },
  linkCopied: { title: "Link Copied", text: "Training plan link copied to clipboard!" },
} as const satisfies Record<string, Message>;

/** Successes that name their subject. */
export const successOf = {
  emailLinkSent: (username: string): Message => ({
    title: "Check your mail",
    text: `Open the link that we sent to ${username}.`,
  }),
  passkeyAdded: (name: string): Message => ({
    title: "Passkey added",
    text: `${name} can log you in from now on.`,
  }),
  loginsEnded: (count: number): Message => ({
    title: count === 1 ? "Login ended" : `${count} logins ended`,
  }),
  importUndone: (deleted: number, reopened: number): Message => ({
    title: "Import undone",
    text:
      `${deleted} ${deleted === 1 ? "activity" : "activities"} deleted, ` +
      `${reopened} ${reopened === 1 ? "exercise" : "exercises"} open again.`,
  }),
  changesSent: (count: number): Message => ({
    title: count === 1 ? "Your change is sent" : `Your ${count} changes are sent`,
  }),
  planImported: (name: string): Message => ({ title: "Plan imported", text: name }),
  planCreated: (raceType: string): Message => ({
    title: "Training plan created!",
    text: `Your ${raceType} training plan has been generated successfully.`,
  }),
};

/** Results of a connection test. */
export const CONNECTION_TEST = {
  valid: {
    title: "Connection Valid",
    text: "Your OAuth 2.0 connection is working correctly!",
  },
  expired: { title: "Token Expired" },
  issue: { title: "Connection Issue", text: "Connection exists but API call failed" },
} as const satisfies Record<string, Message>;

/** Neutral notices. */
export const NOTICES = {
  proposalDeclined: {
    title: "Your plan stays as it is",
    text: "This is not asked again for 14 days.",
  },
  proposalLater: { title: "Your plan stays as it is", text: "You are asked again on Sunday." },
  raceKept: { title: "Your race stays", text: "Your plan stays as it is." },
  proposalNoElsewhere: {
    title: "Answered before",
    text: "You said No to this proposal. Your plan stays as it is.",
  },
  undone: { title: "Change undone", text: "Your future workouts are as they were before it." },
  completion: {
    title: "Feature in development",
    text: "Manual workout completion will be added soon",
  },
  changeWaits: {
    title: "Saved on this device",
    text: "It is sent when Triplan can be reached again.",
  },
  pdf: { title: "PDF export", text: `PDF export ${SOON}` },
  calendar: { title: "Calendar export", text: `Calendar export ${SOON}` },
  copyByHand: { title: "Your browser does not allow copying. Select the link and copy it." },
  importedBefore: { title: "File imported before" },
  share: { title: "Share functionality will be enhanced soon!" },
} as const satisfies Record<string, Message>;

/** Notices that name their subject. */
export const noticeOf = {
  importing: (name: string): Message => ({ title: "Importing", text: name }),
};

/** Browser alerts. */
export const ALERTS = {
  fixed: "Exercise distribution fixed!",
  fixFailed: "Failed to fix exercises",
} as const;

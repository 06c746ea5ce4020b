import { instants } from "./instants.ts";

/** The columns of an account, its logins, its calendar feed and its public links. */
export const ACCOUNT_COLUMNS = {
  userAccount: {
    id: "bigint",
    username: "text",
    passwordHash: "text",
    defaultSwimPace: "text null",
    defaultBikePace: "text null",
    defaultRunPace: "text null",
    defaultPacesRace: "text",
    experienceLevel: "text null",
    defaultWeeklySchedule: "jsonb",
    currentTrainingPlanId: "bigint null",
    unitPreference: "text",
    strengthPlace: "text",
    poolLengthMeters: "double precision",
    ...instants,
  },
  userSession: {
    idHash: "text",
    userId: "bigint",
    createdAt: "timestamp with time zone",
    lastSeenAt: "timestamp with time zone",
    expiresAt: "timestamp with time zone",
    userAgent: "text null",
  },
  loginFailure: {
    id: "bigint",
    usernameHash: "text",
    ipPrefix: "text",
    failedAt: "timestamp with time zone",
  },
  calendarFeed: {
    userId: "bigint",
    trainingPlanId: "bigint null",
    tokenHash: "text",
    tokenSeed: "text",
    startMinutes: "integer[] null",
    timeZone: "text",
    readAt: "timestamp with time zone null",
    ...instants,
  },
  planShare: {
    trainingPlanId: "bigint",
    userId: "bigint",
    tokenHash: "text",
    tokenSeed: "text",
    hasDates: "boolean",
    hasPaces: "boolean",
    ...instants,
  },
} as const;

import type {
  ExperienceLevel,
  PoolLength,
  RaceType,
  StrengthPlace,
  UnitPreference,
  WeeklySchedule,
} from "@triplan/domain";
import type { Generated, Selectable } from "kysely";
import type { DefaultInstant, Instant, Json } from "./column-types.ts";

export interface UserAccountTable {
  id: Generated<number>;
  /** An e-mail address, trimmed and in lower case. */
  username: string;
  passwordHash: string;
  defaultSwimPace: string | null;
  defaultBikePace: string | null;
  defaultRunPace: string | null;
  /** The race that the default paces hold for. */
  defaultPacesRace: Generated<RaceType>;
  experienceLevel: ExperienceLevel | null;
  defaultWeeklySchedule: Json<WeeklySchedule>;
  /** Always one of the user's own plans. */
  currentTrainingPlanId: number | null;
  unitPreference: Generated<UnitPreference>;
  strengthPlace: Generated<StrengthPlace>;
  /** Pool of new plans. */
  poolLengthMeters: Generated<PoolLength>;
  /** Names the account at its passkeys; random, so that a device learns nothing else. */
  passkeyUserId: Generated<string>;
  /** Set while the account waits to be deleted. */
  deletionRequestedAt: Instant | null;
  /** Set while the operator has disabled the account. */
  disabledAt: Instant | null;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
}

/** The name of an account, unique among all. */
export interface AccountNameTable {
  userId: number;
  /** As in the account. */
  username: string;
  /** As in the account. */
  disabledAt: Instant | null;
  createdAt: DefaultInstant;
}

/** Whose calendar or public link has a token. A link that ended may still be here. */
export interface LinkTokenTable {
  /** As in the feed or share. */
  tokenHash: string;
  userId: number;
  createdAt: DefaultInstant;
}

/** Whose account at a provider it is; without revoked connections. */
export interface ProviderAccountTable {
  provider: string;
  providerUserId: string;
  userId: number;
  createdAt: DefaultInstant;
}

/** A new address that waits until the link mailed to it is opened. */
export interface EmailChangeTable {
  userId: number;
  /** An e-mail address, trimmed and in lower case. */
  username: string;
  /** SHA-256 of the token in the link, in hexadecimal; null until it is mailed. */
  tokenHash: string | null;
  createdAt: DefaultInstant;
  expiresAt: Instant;
}

type UserAccountRow = Selectable<UserAccountTable>;

/** The columns that may leave the server. */
export const PUBLIC_USER_COLUMNS = [
  "id",
  "username",
  "defaultSwimPace",
  "defaultBikePace",
  "defaultRunPace",
  "defaultPacesRace",
  "experienceLevel",
  "defaultWeeklySchedule",
  "currentTrainingPlanId",
  "unitPreference",
  "strengthPlace",
  "poolLengthMeters",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof UserAccountTable)[];

export type PublicUser = Pick<UserAccountRow, (typeof PUBLIC_USER_COLUMNS)[number]>;

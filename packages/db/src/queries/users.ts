import type {
  ExperienceLevel,
  PoolLength,
  RaceType,
  StrengthPlace,
  UnitPreference,
  WeeklySchedule,
} from "@triplan/domain";
import { sql } from "kysely";
import type { Instant } from "../tables/column-types.ts";
import { compiledQuery, type Value } from "../statements/compiled-query.ts";
import type { Queryable } from "../tables/database.ts";
import { PUBLIC_USER_COLUMNS, type PublicUser } from "../tables/user-account.ts";

export interface NewUser {
  /** An e-mail address, stored trimmed and in lower case. */
  username: string;
  passwordHash: string;
  defaultWeeklySchedule: WeeklySchedule;
}

/** Absent fields stay unchanged. */
export interface UserPreferences {
  defaultSwimPace?: string | null | undefined;
  defaultBikePace?: string | null | undefined;
  defaultRunPace?: string | null | undefined;
  defaultPacesRace?: RaceType | undefined;
  experienceLevel?: ExperienceLevel | null | undefined;
  defaultWeeklySchedule?: WeeklySchedule | undefined;
  unitPreference?: UnitPreference | undefined;
  strengthPlace?: StrengthPlace | undefined;
  poolLengthMeters?: PoolLength | undefined;
}

/** An e-mail address as it is stored. */
export const storedUsername = (username: string) => username.trim().toLowerCase();

/**
 * Inserts an account, in a transaction. Rejects with a violation of `UNIQUE_KEYS.username` if the
 * name is taken in any case.
 */
export async function insertUser(trx: Queryable, user: NewUser): Promise<PublicUser> {
  const username = storedUsername(user.username);
  const account = await trx
    .insertInto("userAccount")
    .values({
      username,
      passwordHash: user.passwordHash,
      defaultWeeklySchedule: JSON.stringify(user.defaultWeeklySchedule),
    })
    .returning(PUBLIC_USER_COLUMNS)
    .executeTakeFirstOrThrow();
  await trx.insertInto("accountName").values({ userId: account.id, username }).execute();
  return account;
}

/** Where condition of accounts: the one of this name in any case. */
export const isNamed = (username: string) =>
  sql<boolean>`user_account.id = (
    select user_id from account_name where username = ${storedUsername(username)})`;

interface UserForLogin extends PublicUser {
  passwordHash: string;
  /** Whether a login by password needs a code as well. */
  hasSecondFactor: boolean;
  /** Set while the account waits to be deleted. */
  deletionRequestedAt: Instant | null;
  /** Set while the operator has disabled the account. */
  disabledAt: Instant | null;
}

/** Name and password hash of the account. Only for checking the password. */
export function findPassword(
  db: Queryable,
  userId: number,
): Promise<{ username: string; passwordHash: string } | undefined> {
  return db
    .selectFrom("userAccount")
    .select(["username", "passwordHash"])
    .where("id", "=", userId)
    .executeTakeFirst();
}

/** The account of a name in any case, with its password hash. Only for checking a login. */
export function findUserForLogin(
  db: Queryable,
  username: string,
): Promise<UserForLogin | undefined> {
  return db
    .selectFrom("userAccount")
    .select([...PUBLIC_USER_COLUMNS, "passwordHash", "deletionRequestedAt", "disabledAt"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("secondFactor")
            .select("secondFactor.userId")
            .whereRef("secondFactor.userId", "=", "userAccount.id")
            .where("secondFactor.enabledAt", "is not", null),
        )
        .$castTo<boolean>()
        .as("hasSecondFactor"),
    )
    .where(isNamed(username))
    .executeTakeFirst();
}

const publicUsers = compiledQuery((db, value: Value<{ userId: number }>) =>
  db.selectFrom("userAccount").select(PUBLIC_USER_COLUMNS).where("id", "=", value("userId")),
);

export async function findPublicUser(
  db: Queryable,
  userId: number,
): Promise<PublicUser | undefined> {
  const [user] = await publicUsers(db, { userId });
  return user;
}

/** Locks the account until the transaction ends, so that counts stay valid. */
export async function lockUser(db: Queryable, userId: number): Promise<void> {
  await db
    .selectFrom("userAccount")
    .select("id")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** False if the user does not exist. */
export async function updatePasswordHash(
  db: Queryable,
  key: { userId: number; passwordHash: string },
): Promise<boolean> {
  const result = await db
    .updateTable("userAccount")
    .set({ passwordHash: key.passwordHash, updatedAt: sql`now()` })
    .where("id", "=", key.userId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Changes the given fields; undefined if the user does not exist. */
export function updateUserPreferences(
  db: Queryable,
  userId: number,
  { defaultWeeklySchedule, ...fields }: UserPreferences,
): Promise<PublicUser | undefined> {
  const schedule = defaultWeeklySchedule && JSON.stringify(defaultWeeklySchedule);
  return db
    .updateTable("userAccount")
    .set({ ...fields, defaultWeeklySchedule: schedule, updatedAt: sql`now()` })
    .where("id", "=", userId)
    .returning(PUBLIC_USER_COLUMNS)
    .executeTakeFirst();
}

/** Makes the plan current if the one before it is; both must be the user's. */
export async function succeedCurrentPlan(
  db: Queryable,
  { userId, planId, previousPlanId }: { userId: number; planId: number; previousPlanId: number },
): Promise<void> {
  await db
    .updateTable("userAccount")
    .set({ currentTrainingPlanId: planId, updatedAt: sql`now()` })
    .where("id", "=", userId)
    .where("currentTrainingPlanId", "=", previousPlanId)
    .execute();
}

/** Sets or clears (null) the current plan; undefined if the plan belongs to another user. */
export function setCurrentPlan(
  db: Queryable,
  key: { userId: number; planId: number | null },
): Promise<PublicUser | undefined> {
  const { userId, planId } = key;
  let update = db
    .updateTable("userAccount")
    .set({ currentTrainingPlanId: planId, updatedAt: sql`now()` })
    .where("id", "=", userId);
  if (planId !== null) {
    update = update.where((eb) =>
      eb.exists(
        eb
          .selectFrom("trainingPlan")
          .select("trainingPlan.id")
          .where("trainingPlan.id", "=", planId)
          .where("trainingPlan.userId", "=", userId),
      ),
    );
  }
  return update.returning(PUBLIC_USER_COLUMNS).executeTakeFirst();
}

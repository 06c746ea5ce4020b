import { weekOfEntries } from "@triplan/contract";
import { refusedData, setCurrentPlan, updateUserPreferences, type Queryable } from "@triplan/db";
import { rowMistake } from "./archive-mistake.ts";
import { problemOf } from "./insert-rows.ts";
import type { NewIds } from "./new-ids.ts";
import type { OpenArchive } from "./open-archive.ts";

interface Preferences {
  userId: number;
  account: OpenArchive["account"];
  ids: NewIds;
}

/**
 * Sets what the athlete preferred; the name and the password stay those of the account. Throws a FileRefusal for
 * what the database refuses.
 */
export async function storePreferences(trx: Queryable, preferences: Preferences): Promise<void> {
  try {
    await update(trx, preferences);
  } catch (error) {
    const refusal = refusedData(error);
    if (!refusal) throw error;
    const problem = problemOf(refusal.constraint, "userAccount");
    throw rowMistake({ file: "account.json", number: null }, problem);
  }
}

async function update(trx: Queryable, { userId, account, ids }: Preferences): Promise<void> {
  await updateUserPreferences(trx, userId, {
    defaultSwimPace: account.defaultSwimPace,
    defaultBikePace: account.defaultBikePace,
    defaultRunPace: account.defaultRunPace,
    defaultPacesRace: account.defaultPacesRace,
    experienceLevel: account.experienceLevel,
    defaultWeeklySchedule: weekOfEntries.parse(account.defaultWeeklySchedule),
    unitPreference: account.unitPreference,
    strengthPlace: account.strengthPlace,
    poolLengthMeters: account.poolLengthMeters,
  });
  await setCurrentPlan(trx, { userId, planId: ids.find("plans", account.currentTrainingPlanId) });
}

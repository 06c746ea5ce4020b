import type { Migration } from "kysely/migration";
import { firstTables } from "./0001-first-tables.ts";
import { exerciseReasons } from "./0002-exercise-reasons.ts";
import { optimiseLoad } from "./0003-optimise-load.ts";
import { wearableConnecting } from "./0004-wearable-connecting.ts";
import { webhooks } from "./0005-webhooks.ts";
import { matches } from "./0006-matches.ts";
import { webhookParts } from "./0007-webhook-parts.ts";
import { currentTraining } from "./0008-current-training.ts";
import { thresholdRecords } from "./0009-threshold-records.ts";
import { droppedExercises } from "./0010-dropped-exercises.ts";
import { planThresholds } from "./0011-plan-thresholds.ts";
import { engineFromWeek } from "./0012-engine-from-week.ts";
import { thresholdDates } from "./0013-threshold-dates.ts";
import { exerciseProgress } from "./0014-exercise-progress.ts";
import { strengthPlace } from "./0015-strength-place.ts";
import { defaultPacesRace } from "./0016-default-paces-race.ts";
import { testRpe } from "./0017-test-rpe.ts";
import { manualActivities } from "./0018-manual-activities.ts";
import { duplicateActivities } from "./0019-duplicate-activities.ts";
import { activityDetail } from "./0020-activity-detail.ts";
import { planStart } from "./0021-plan-start.ts";
import { planPlacement } from "./0022-plan-placement.ts";
import { pacedProgress } from "./0023-paced-progress.ts";
import { changeMinutes } from "./0024-change-minutes.ts";
import { imports } from "./0025-imports/imports.ts";
import { importFileCount } from "./0026-import-file-count/import-file-count.ts";
import { pools } from "./0027-pools/pools.ts";
import { recordedEfforts } from "./0028-recorded-efforts/recorded-efforts.ts";
import { effortsVersion } from "./0031-efforts-version/efforts-version.ts";
import { skippedExercises } from "./0032-skipped-exercises/skipped-exercises.ts";
import { stoppedImports } from "./0033-stopped-imports/stopped-imports.ts";
import { proposalDecisions } from "./0035-proposal-decisions/proposal-decisions.ts";
import { testVerdicts } from "./0035-test-verdicts/test-verdicts.ts";
import { planLayers } from "./0040-plan-layers/plan-layers.ts";
import { checkIn } from "./0041-check-in/check-in.ts";
import { planRaces } from "./0044-plan-races/plan-races.ts";
import { planRevisions } from "./0045-plan-revisions/plan-revisions.ts";
import { calendarFeed } from "./0049-calendar-feed/calendar-feed.ts";
import { planShare } from "./0050-plan-share/plan-share.ts";
import { pushedWorkouts } from "./0051-pushed-workouts/pushed-workouts.ts";
import { accountLife } from "./0056-account-life/account-life.ts";
import { auditEvents } from "./0063-audit-events/audit-events.ts";
import { feedContent } from "./0063-feed-content/feed-content.ts";
import { disabledAccounts } from "./0067-disabled-accounts/disabled-accounts.ts";
import { accountImport } from "./0068-account-import/account-import.ts";
import { passwordResets } from "./0068-password-resets/password-resets.ts";
import { emailChanges } from "./0069-email-changes/email-changes.ts";
import { unprocessedWebhooks } from "./0072-unprocessed-webhooks/unprocessed-webhooks.ts";
import { passkeys } from "./0073-passkeys/passkeys.ts";
import { rateLimits } from "./0074-rate-limits/rate-limits.ts";
import { raceResults } from "./0075-race-results/race-results.ts";
import { secondFactor } from "./0076-second-factor/second-factor.ts";
import { exercisesBefore } from "./0077-exercises-before/exercises-before.ts";
import { planBefore } from "./0078-plan-before/plan-before.ts";
import { ownerKeys } from "./0079-owner-keys/owner-keys.ts";
import { plainReferences } from "./0080-plain-references/plain-references.ts";
import { accountNames } from "./0081-account-names/account-names.ts";
import { lookUpTables } from "./0082-look-up-tables/look-up-tables.ts";
import { layersBefore } from "./0083-layers-before/layers-before.ts";
import { disabledNames } from "./0084-disabled-names/disabled-names.ts";
import { ownItems } from "./0085-own-items/own-items.ts";
import { missedSets } from "./0086-missed-sets/missed-sets.ts";
import { timeOff } from "./0037-time-off/time-off.ts";
import { raceDay } from "./0039-race-day/race-day.ts";

/**
 * Every migration by name, imported one by one so that a bundle holds them. They run in the order
 * of their names, once each and forward only; one that has run anywhere is never changed.
 */
export const ALL_MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001_first_tables": firstTables,
  "0002_exercise_reasons": exerciseReasons,
  "0003_optimise_load": optimiseLoad,
  "0004_wearable_connecting": wearableConnecting,
  "0005_webhooks": webhooks,
  "0006_matches": matches,
  "0007_webhook_parts": webhookParts,
  "0008_current_training": currentTraining,
  "0009_threshold_records": thresholdRecords,
  "0010_dropped_exercises": droppedExercises,
  "0011_plan_thresholds": planThresholds,
  "0012_engine_from_week": engineFromWeek,
  "0013_threshold_dates": thresholdDates,
  "0014_exercise_progress": exerciseProgress,
  "0015_strength_place": strengthPlace,
  "0016_default_paces_race": defaultPacesRace,
  "0017_test_rpe": testRpe,
  "0018_manual_activities": manualActivities,
  "0019_duplicate_activities": duplicateActivities,
  "0020_activity_detail": activityDetail,
  "0021_plan_start": planStart,
  "0022_plan_placement": planPlacement,
  "0023_paced_progress": pacedProgress,
  "0024_change_minutes": changeMinutes,
  "0025_imports": imports,
  "0026_import_file_count": importFileCount,
  "0027_pools": pools,
  "0028_recorded_efforts": recordedEfforts,
  "0031_efforts_version": effortsVersion,
  "0032_skipped_exercises": skippedExercises,
  "0033_stopped_imports": stoppedImports,
  "0035_proposal_decisions": proposalDecisions,
  "0035_test_verdicts": testVerdicts,
  "0037_time_off": timeOff,
  "0039_race_day": raceDay,
  "0040_plan_layers": planLayers,
  "0041_check_in": checkIn,
  "0044_plan_races": planRaces,
  "0045_plan_revisions": planRevisions,
  "0049_calendar_feed": calendarFeed,
  "0050_plan_share": planShare,
  "0051_pushed_workouts": pushedWorkouts,
  "0056_account_life": accountLife,
  "0063_audit_events": auditEvents,
  "0063_feed_content": feedContent,
  "0067_disabled_accounts": disabledAccounts,
  "0068_account_import": accountImport,
  "0068_password_resets": passwordResets,
  "0069_email_changes": emailChanges,
  "0072_unprocessed_webhooks": unprocessedWebhooks,
  "0073_passkeys": passkeys,
  "0074_rate_limits": rateLimits,
  "0075_race_results": raceResults,
  "0076_second_factor": secondFactor,
  "0077_exercises_before": exercisesBefore,
  "0078_plan_before": planBefore,
  "0079_owner_keys": ownerKeys,
  "0080_plain_references": plainReferences,
  "0081_account_names": accountNames,
  "0082_look_up_tables": lookUpTables,
  "0083_layers_before": layersBefore,
  "0084_disabled_names": disabledNames,
  "0085_own_items": ownItems,
  "0086_missed_sets": missedSets,
};

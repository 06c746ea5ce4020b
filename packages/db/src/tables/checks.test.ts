import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { ACCOUNT_IMPORT_CHECKS } from "../testing/account-import-checks.ts";
import { LAYER_CHECKS } from "../testing/layer-checks.ts";
import { CREDENTIAL_CHECKS } from "../testing/credential-checks.ts";
import { PUSH_CHECKS } from "../testing/push-checks.ts";
import { testDatabase } from "../testing/test-database.ts";
import { sampleRows } from "../testing/sample-rows.ts";

const SIX_DAYS = "jsonb_path_query_array(%, '$[0 to 5]')";
const BAD_SCHEDULES = [
  "'[]'",
  "'{}'",
  "'\"week\"'",
  "'null'",
  SIX_DAYS,
  "% || '[{}]'",
  "% - 6 || %->0",
  "jsonb_set(%, '{0,day}', '1')",
  "jsonb_set(%, '{0,dayName}', '\"Monday\"')",
  "jsonb_set(%, '{0,hours}', '-0.5')",
  "jsonb_set(%, '{0,hours}', '8.5')",
  "jsonb_set(%, '{0,hours}', '\"2\"')",
  "jsonb_set(%, '{0,available}', '1')",
  "% #- '{6,isEndurance}'",
];
const badSchedules = (column: string) =>
  BAD_SCHEDULES.map((value) => `${column} = ${value.replaceAll("%", column)}`);

const long = (column: string, length: number) => `${column} = repeat('x', ${length})`;

/** Changes to a valid row that violate the named constraint. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  user_account_username_check: [
    "username = ''",
    "username = 'A@example.com'",
    "username = ' a@example.com'",
    long("username", 255),
  ],
  user_account_password_hash_check: ["password_hash = ''", long("password_hash", 513)],
  user_account_clock_paces_check: [
    "default_swim_pace = '2:60'",
    "default_swim_pace = '150'",
    "default_run_pace = '8:3'",
    "default_run_pace = E'8:30\\n'",
  ],
  user_account_bike_pace_check: ["default_bike_pace = '18mph'", "default_bike_pace = '18.25'"],
  user_account_experience_level_check: ["experience_level = 'expert'"],
  user_account_weekly_schedule_check: badSchedules("default_weekly_schedule"),
  user_account_pool_length_check: ["pool_length_meters = 9", "pool_length_meters = 101"],
  user_account_paces_race_check: ["default_paces_race = 'marathon'"],
  user_account_strength_place_check: ["strength_place = 'pool'"],
  user_account_unit_preference_check: ["unit_preference = 'furlongs'"],
  user_session_id_hash_check: ["id_hash = 'abc'", "id_hash = repeat('A', 64)"],
  user_session_expires_at_check: ["expires_at = created_at"],
  user_session_user_agent_check: [long("user_agent", 257)],
  login_failure_username_hash_check: ["username_hash = ''", long("username_hash", 129)],
  login_failure_ip_prefix_check: ["ip_prefix = ''", long("ip_prefix", 65)],
  audit_event_event_check: ["event = 'slept'"],
  audit_event_network_check: ["network = ''", long("network", 65)],
  training_plan_name_check: ["name = ''", long("name", 201)],
  training_plan_race_type_check: ["race_type = 'marathon'"],
  training_plan_distances_check: [
    "swim_distance = ''",
    "bike_distance = '-1'",
    "run_distance = '3,1'",
    "run_distance = '1e2'",
  ],
  training_plan_earlier_schedules_check: ["earlier_schedules = '{}'"],
  training_plan_race_date_check: ["race_date = created_on"],
  training_plan_start_date_check: [
    "start_date = '2026-03-02'",
    "start_date = '2026-02-22'",
    "start_date = '2026-03-15'",
  ],
  training_plan_clock_paces_check: ["current_swim_pace = '99:99'", "current_run_pace = ''"],
  training_plan_bike_pace_check: ["current_bike_pace = 'fast'"],
  training_plan_experience_level_check: ["experience_level = 'Beginner'"],
  training_plan_goal_finish_time_check: [
    "goal_finish_time = '2:50'",
    "goal_finish_time = '02:60:00'",
  ],
  training_plan_goal_swim_pace_check: ["goal_swim_pace = ''", long("goal_swim_pace", 17)],
  training_plan_goal_bike_pace_check: ["goal_bike_pace = ''", long("goal_bike_pace", 17)],
  training_plan_goal_run_pace_check: ["goal_run_pace = ''", long("goal_run_pace", 17)],
  training_plan_start_check: ["start_fitness = -1", "start_fatigue = -1", "start_basis = 'guess'"],
  training_plan_total_weeks_check: ["total_weeks = 0", "total_weeks = 105"],
  training_plan_weekly_schedule_check: badSchedules("weekly_schedule"),
  training_plan_pace_improvement_check: ["pace_improvement = 0", "pace_improvement = 6"],
  training_plan_pool_length_check: ["pool_length_meters = 9", "pool_length_meters = 101"],
  training_plan_hours_now_check: ["hours_now = -0.5", "hours_now = 40.5", "hours_now = 4.2"],
  training_plan_longest_run_now_check: ["longest_run_now = -1", "longest_run_now = 601"],
  training_plan_longest_ride_now_check: ["longest_ride_now = -1", "longest_ride_now = 901"],
  training_plan_longest_swim_now_check: ["longest_swim_now = -1", "longest_swim_now = 10001"],
  training_plan_engine_version_check: ["engine_version = 0"],
  training_plan_engine_from_week_check: ["engine_from_week = 0", "engine_from_week = 105"],
  training_plan_idempotency_check: [
    "idempotency_key = 'k'",
    "request_hash = 'h'",
    "idempotency_key = '', request_hash = 'h'",
    `request_hash = 'h', ${long("idempotency_key", 256)}`,
  ],
  ...LAYER_CHECKS,
  ...CREDENTIAL_CHECKS,
  ...PUSH_CHECKS,
  calendar_feed_token_check: ["token_hash = 'x'", "token_seed = ''"],
  plan_share_token_check: ["token_hash = 'x'", "token_seed = ''"],
  email_change_token_check: ["token_hash = 'x'"],
  email_change_username_check: [
    "username = 'Iris@example.com'",
    "username = ' a@b.c'",
    "username = ''",
  ],
  calendar_feed_start_check: [
    "start_minutes = '{390}'",
    "start_minutes = array_fill(-5, '{7}')",
    "start_minutes = array_fill(1440, '{7}')",
  ],
  training_plan_thresholds_check: ["thresholds = '[]'"],
  training_plan_threshold_dates_check: ["threshold_dates = '[]'"],
  threshold_record_value_check: [
    "kind = 'vo2max'",
    "value = 59",
    "kind = 'ftpWatts', value = 501",
    "kind = 'bikeThresholdMph', value = 32",
    "kind = 'lthrRun', value = 99",
    "kind = 'runThreshold', value = 271",
    "kind = 'maxHr', value = 231",
  ],
  threshold_record_source_check: ["source = 'paces'"],
  threshold_record_rpe_check: ["rpe = 0", "rpe = 11"],
  threshold_record_verdict_check: ["verdict = 'lost', measured = 105"],
  threshold_record_measured_check: [
    "measured = 105",
    "verdict = 'half'",
    "verdict = 'half', measured = 0",
  ],
  proposal_decision_key_check: ["proposal_key = ''", long("proposal_key", 201)],
  proposal_decision_answer_check: ["answer = 'maybe'"],
  exercise_week_check: ["week = 0", "week = 105"],
  exercise_slot_key_check: ["slot_key = ''", long("slot_key", 65)],
  exercise_type_check: ["type = 'row'"],
  exercise_intensity_check: ["intensity = 'brutal'"],
  exercise_base_intensity_check: ["base_intensity = 'brutal'"],
  exercise_duration_check: ["duration = 0", "duration = 1441"],
  exercise_base_duration_check: ["base_duration = 0", "base_duration = 1441"],
  exercise_texts_check: [
    "name = ''",
    "template_id = ''",
    "base_template_id = ''",
    long("distance", 33),
    long("pace", 33),
    long("description", 10_001),
    long("notes", 10_001),
  ],
  exercise_brick_id_check: ["brick_id = ''", long("brick_id", 65)],
  exercise_is_dropped_check: ["is_dropped = true, is_completed = true, completed_at = now()"],
  exercise_progress_check: ["progress = '[]'", "progress = 'null'"],
  exercise_reasons_check: ["reasons = '{}'", "reasons = '1'"],
  exercise_steps_check: ["steps = '{}'", "steps = '1'"],
  exercise_suggested_day_check: ["suggested_day = 7", "suggested_day = -1"],
  exercise_placement_check: [
    "is_scheduled = true",
    "day = 2",
    "is_scheduled = true, day = 2, day_name = 'Tuesday'",
    "day = 2, day_name = 'Tuesday', scheduled_date = '2026-03-03'",
  ],
  exercise_day_check: [
    "is_scheduled = true, day = 7, day_name = 'Sunday', scheduled_date = '2026-03-08'",
    "is_scheduled = true, day = 2, day_name = 'Monday', scheduled_date = '2026-03-03'",
    "is_scheduled = true, day = 2, day_name = 'Tuesday', scheduled_date = '2026-03-04'",
  ],
  exercise_completion_check: [
    "is_completed = true",
    "completed_at = now()",
    "matched_activity_id = (select id from wearable_activity)",
  ],
  exercise_placed_by_match_check: ["placed_by_match = true"],
  exercise_placement_id_check: [
    "placement_id = gen_random_uuid()",
    "placement_id = gen_random_uuid(), is_completed = true, completed_at = now()",
  ],
  exercise_skipped_at_check: [
    "skipped_at = now(), day = null, day_name = null, scheduled_date = null, is_scheduled = false",
    "skipped_at = now(), is_completed = true, completed_at = now()",
  ],
  exercise_skip_reason_check: ["skip_reason = 'tired'", "skipped_at = now(), skip_reason = 'lazy'"],
  exercise_actual_duration_check: ["actual_duration = -1", "actual_duration = 10081"],
  exercise_actual_distance_check: [long("actual_distance", 65)],
  exercise_actual_pace_check: [long("actual_pace", 65)],
  exercise_completion_notes_check: [long("completion_notes", 5001)],
  exercise_order_index_check: ["order_index = -1"],
  oauth_state_hashes_check: ["state_hash = 'x'", "session_hash = 'x'"],
  oauth_state_texts_check: ["provider = ''", long("provider", 33), long("redirect_uri", 2049)],
  wearable_connection_provider_check: ["provider = ''", long("provider", 33)],
  wearable_connection_provider_user_id_check: [
    "provider_user_id = ''",
    long("provider_user_id", 256),
  ],
  wearable_connection_status_check: ["status = 'gone'"],
  wearable_connection_tokens_check: ["status = 'revoked'"],
  wearable_connection_auth_strikes_check: ["auth_strikes = -1"],
  wearable_connection_counts_check: ["refresh_count = -1", "revoke_tries = -1"],
  wearable_activity_duplicate_of_check: ["duplicate_of = id"],
  wearable_activity_ids_check: ["provider = ''", "provider_activity_id = ''"],
  wearable_activity_source_check: ["source = 'guess'"],
  wearable_activity_activity_type_check: ["activity_type = ''", long("activity_type", 101)],
  wearable_activity_name_check: [long("name", 501)],
  wearable_activity_family_check: ["family = 'row'"],
  wearable_activity_discipline_check: ["discipline = 'other'"],
  wearable_activity_start_offset_check: ["start_offset_seconds = 86401"],
  wearable_activity_local_date_check: ["local_date = '2026-03-05'", "local_date = '2026-03-01'"],
  wearable_activity_measures_check: [
    "duration_seconds = -1",
    "distance_meters = -1",
    "average_pace = -1",
    "average_speed = -1",
    "average_heart_rate = -1",
    "max_heart_rate = -1",
    "calories = -1",
    "elevation_gain = -1",
  ],
  wearable_activity_power_check: ["average_power = -1", "normalized_power = -1"],
  wearable_activity_zones_check: [
    "zone_seconds = '[0,0,0,0,0]'",
    "zone_basis = 'pace'",
    "zone_basis = 'guess', zone_seconds = '[0,0,0,0,0]'",
    "zone_basis = 'pace', zone_seconds = '[0,0,0,0]'",
    "zone_basis = 'pace', zone_seconds = '{}'",
  ],
  wearable_activity_efforts_check: ["efforts = '[]'", "efforts = '1'"],
  wearable_activity_effort_check: ["rpe = 0", "rpe = 11", "feeling = 0", "feeling = 6"],
  wearable_activity_data_check: ["activity_data = '[]'"],
  wearable_webhook_log_status_check: ["status = 'lost'"],
  wearable_webhook_log_response_status_check: ["response_status = 99", "response_status = 600"],
  wearable_webhook_log_texts_check: [
    "provider = ''",
    "webhook_type = ''",
    "request_method = ''",
    long("request_path", 2049),
  ],
  wearable_webhook_log_activities_processed_check: ["activities_processed = -1"],
  webhook_part_content_check: ["activities = null", "ping = '{}'"],
  webhook_part_activities_check: ["activities = '{}'"],
  webhook_part_ping_check: ["activities = null, ping = '[]'"],
  webhook_dedupe_key_check: ["key = 'abc'", "key = repeat('A', 64)"],
  provider_throttle_provider_check: ["provider = ''", long("provider", 33)],
  activity_tombstone_ids_check: ["provider = ''", "provider_activity_id = ''"],
  backfill_window_type_check: ["type = ''", long("type", 65)],
  backfill_window_times_check: ["to_time = from_time"],
  sync_run_status_check: ["status = 'lost'"],
  sync_run_requested_check: ["requested = '{}'"],
  sync_run_counts_check: ["received = -1", "matched = -1"],
  sync_run_error_check: ["error = ''", long("error", 501)],
  sync_run_finished_check: ["finished_at = now()", "status = 'completed'"],
  activity_import_name_check: ["name = ''", long("name", 256)],
  activity_import_byte_length_check: ["byte_length = -1"],
  activity_import_file_count_check: ["file_count = -1"],
  activity_import_time_zone_check: ["time_zone = ''", long("time_zone", 65)],
  activity_import_status_check: ["status = 'lost', finished_at = now()"],
  activity_import_error_check: [
    "status = 'failed', finished_at = now()",
    "error = 'Broken'",
    "status = 'failed', finished_at = now(), error = ''",
  ],
  activity_import_stopped_check: ["is_stopped = true"],
  activity_import_finished_check: ["finished_at = now()", "status = 'done'"],
  import_file_position_check: ["position = -1"],
  import_file_name_check: [long("name", 501)],
  import_file_outcome_check: ["outcome = 'lost'"],
  import_file_reason_check: ["reason = ''", long("reason", 501)],
  activity_detail_laps_check: ["laps = '{}'"],
  activity_detail_efforts_version_check: ["efforts_version = 0"],
  ...ACCOUNT_IMPORT_CHECKS,
};

const { db } = await testDatabase();
const tableOf = new Map<string, string>();

beforeAll(async () => {
  await sampleRows(db);
  const { rows } = await sql<{ name: string; table: string }>`
    select conname as name, relname as table
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db);
  for (const { name, table } of rows) tableOf.set(name, table);
});

// @covers entities-11
test("every check constraint of the database has a case", () => {
  expect(Object.keys(REFUSED).toSorted()).toEqual([...tableOf.keys()].toSorted());
});

describe.each(Object.entries(REFUSED))("%s", (constraint, changes) => {
  test.each(changes)("refuses %s", async (change) => {
    const update = sql`update ${sql.table(tableOf.get(constraint) ?? "")} set ${sql.raw(change)}`;

    await expect(update.execute(db)).rejects.toMatchObject({ code: "23514", constraint });
  });
});

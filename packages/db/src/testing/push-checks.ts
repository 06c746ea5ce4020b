/** Changes that violate the constraints of workouts on the watch. */
export const PUSH_CHECKS: Readonly<Record<string, readonly string[]>> = {
  wearable_connection_workout_target_check: ["workout_target = 'feel'"],
  wearable_connection_time_zone_check: ["time_zone = ''", "time_zone = repeat('x', 101)"],
  pushed_workout_schedule_check: ["provider_workout_id = null"],
  pushed_workout_date_check: ["scheduled_date = null", "provider_schedule_id = null"],
  pushed_workout_sent_check: ["sent_at = null", "content_hash = null"],
  pushed_workout_refusal_check: [
    "refused_version = null",
    "refusal = ''",
    "refusal = repeat('x', 501)",
  ],
};

/** Changes that violate the constraints of what changes a generated plan, and of its race day. */
export const LAYER_CHECKS: Readonly<Record<string, readonly string[]>> = {
  plan_adjustment_from_week_check: ["from_week = 0", "from_week = 105"],
  plan_adjustment_type_check: ["adjustment_type = 'both'"],
  plan_adjustment_volume_check: [
    "volume_adjustment = 45",
    "volume_adjustment = 125",
    "volume_adjustment = 92",
  ],
  plan_adjustment_intensity_check: ["intensity_adjustment = 'hard'"],
  plan_adjustment_reason_check: ["reason = 'boredom'"],
  time_off_kind_check: ["kind = 'holiday', symptoms = null"],
  time_off_dates_check: [
    "to_date = from_date - 1",
    "kind = 'travel', symptoms = null, to_date = null",
  ],
  time_off_minutes_check: ["minutes_per_day = -5", "minutes_per_day = 485", "minutes_per_day = 7"],
  time_off_sports_check: ["sports = '{row}'", "sports = '{run,null}'"],
  time_off_symptoms_check: ["symptoms = 'fever'", "symptoms = null", "kind = 'injured'"],
  time_off_placements_check: ["placements_before = '[]'"],
  race_day_start_check: ["start_minute = -1", "start_minute = 1440"],
  race_day_items_check: ["checked_items = '{helmet,null}'"],
  race_day_status_check: ["status = 'lost', finish_seconds = null"],
  race_day_finish_check: [
    "finish_seconds = 0",
    "finish_seconds = 360000",
    "finish_seconds = null",
    "status = 'stopped'",
    "status = null",
  ],
  race_day_splits_check: ["splits = '[]'"],
  race_day_note_check: ["note = ''", "note = repeat('x', 2001)"],
};

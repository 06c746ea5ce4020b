import { defaultSchedule } from "@triplan/domain";

/** The week of the sample athlete: what choosing the olympic distance fills in. */
export const SAMPLE_SCHEDULE = defaultSchedule("olympic");

import { defaultSchedule } from "@triplan/domain";

/** The default week of the olympic distance. */
export const SAMPLE_SCHEDULE = defaultSchedule("olympic");

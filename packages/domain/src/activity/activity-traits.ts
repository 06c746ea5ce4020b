/** True for rides with a motor: their power and speed are not the athlete's alone. */
export const isMotorized = (activityType: string): boolean =>
  /(?:^|[^a-z])e[ _-]?(?:bike|biking|enduro|mtb)|electric/i.test(activityType);

/** True without a satellite signal: a treadmill or trainer estimates speed. */
export const isIndoor = (activityType: string): boolean =>
  /indoor|treadmill|virtual|trainer/i.test(activityType);

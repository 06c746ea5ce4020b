import { WEARABLE } from "@triplan/domain";

/** Tells an athlete to consent again. */
export const EXPIRED = `${WEARABLE.name} authorization has expired. Please reconnect.`;

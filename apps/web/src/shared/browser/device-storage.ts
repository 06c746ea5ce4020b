import { safeStorage } from "./safe-storage.ts";

/** Storage that all tabs of this browser share. */
export const deviceStorage = safeStorage(() => localStorage);

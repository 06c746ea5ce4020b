import { safeStorage } from "./safe-storage.ts";

/** Storage for the life of the tab. */
export const tabStorage = safeStorage(() => sessionStorage);

/** Storage for the life of the tab. Storage errors are ignored. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, text: string) {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // A full or blocked storage only loses the draft on reload.
    }
  },
  remove(key: string) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};

/** A browser storage whose errors are ignored: a full or blocked one only forgets. */
export const safeStorage = (storage: () => Storage) => ({
  get(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, text: string) {
    try {
      storage().setItem(key, text);
    } catch {
      // Lost on reload.
    }
  },
  keys(): string[] {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  },
  remove(key: string) {
    try {
      storage().removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
});

/** What lives as long as the tab. A browser that refuses to keep it loses nothing else. */
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
      // A full or forbidden storage only costs the draft after a reload.
    }
  },
  remove(key: string) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept where nothing can be.
    }
  },
};

interface LoadedOnce<Code> {
  /** Null until it is loaded. */
  current: Code | null;
  load: () => Promise<Code>;
}

/** Keeps code once it is loaded; a failed load can be repeated. */
export function loadOnce<Code>(load: () => Promise<Code>): LoadedOnce<Code> {
  const once: LoadedOnce<Code> = {
    current: null,
    load: async () => {
      once.current ??= await load();
      return once.current;
    },
  };
  return once;
}

/** Where the embedded database reports what a person may want to know. */
export interface Log {
  info: (message: string) => void;
  warn: (message: string) => void;
}

/** For those whom nobody watches: tests, and what they clear away. */
export const SILENT: Log = { info: () => {}, warn: () => {} };

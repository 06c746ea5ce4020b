export interface Log {
  info: (message: string) => void;
  warn: (message: string) => void;
}

export const SILENT: Log = { info: () => {}, warn: () => {} };

import type { Logger } from "pino";
import { createLog } from "../log.ts";

export interface CapturedLog {
  logger: Logger;
  /** All that was logged, as it would stand in the file. */
  text(): string;
}

/** The product's own log, kept in memory, at its most talkative. */
export function capturedLog(): CapturedLog {
  const lines: string[] = [];
  const logger = createLog("trace", {
    write: (line) => {
      lines.push(line);
    },
  });
  return { logger, text: () => lines.join("") };
}

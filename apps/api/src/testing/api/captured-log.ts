import type { Logger } from "pino";
import { createLog } from "../../log.ts";

export interface CapturedLog {
  logger: Logger;
  text(): string;
}

/** The product's log in memory at the most verbose level. */
export function capturedLog(): CapturedLog {
  const lines: string[] = [];
  const logger = createLog("trace", {
    write: (line) => {
      lines.push(line);
    },
  });
  return { logger, text: () => lines.join("") };
}

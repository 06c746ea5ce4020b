import { pino, type DestinationStream, type LevelWithSilent, type Logger } from "pino";

/** Fields that a log tells of an error. PostgreSQL's `detail` and `where` hold the row's values. */
const TOLD = ["type", "message", "stack", "code", "constraint", "table", "column"] as const;

function errorFields(error: Error): object {
  const known = pino.stdSerializers.err(error);
  return Object.fromEntries(TOLD.flatMap((name) => (name in known ? [[name, known[name]]] : [])));
}

/** The log of the process: JSON lines, without what is the athletes' own. */
export const createLog = (level: LevelWithSilent, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: errorFields } }, destination ?? pino.destination(1));

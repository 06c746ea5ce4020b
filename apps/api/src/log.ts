import { pino, type DestinationStream, type LevelWithSilent, type Logger } from "pino";

/** Never log bodies, tokens, passwords or e-mail addresses. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Logged fields of an error; PostgreSQL's `detail` and `where` contain row values. */
const LOGGED_FIELDS = [
  "type",
  "message",
  "stack",
  "code",
  "constraint",
  "table",
  "column",
] as const;

function errorFields(error: Error): object {
  const known = pino.stdSerializers.err(error);
  return Object.fromEntries(
    LOGGED_FIELDS.flatMap((name) => (name in known ? [[name, known[name]]] : [])),
  );
}

/** JSON lines without personal data. */
export const createLog = (level: LevelWithSilent, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: errorFields } }, destination ?? pino.destination(1));

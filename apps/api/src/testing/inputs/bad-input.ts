/** Inputs that both transports reject with the same message. */
export interface BadInput {
  what: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`; `{plan}`, `{exercise}` and others are placeholders for the test's rows. */
  path: string;
  /** One body per input. */
  bodies: readonly unknown[];
  status: number;
  message: string | RegExp;
  /** The field of the first issue. */
  field?: string;
}

/** A field, the message, and the values rejected with it. */
export type Row = readonly [field: string, message: string | RegExp, values: readonly unknown[]];

/** Replaces one field of a valid body with each value in turn. */
export const refusalsOf = (
  what: string,
  request: Pick<BadInput, "method" | "path">,
  good: object,
  rows: readonly Row[],
): BadInput[] =>
  rows.map(([field, message, values]) => ({
    ...request,
    what: `${what}: ${field}`,
    bodies: values.map((value) => ({ ...good, [field.split(".", 1)[0] ?? field]: value })),
    status: 400,
    message,
    field,
  }));

/** Inputs that are refused in the same words, by both transports. */
export interface BadInput {
  what: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `/api`; `{plan}`, `{exercise}` and others stand for rows of the test. */
  path: string;
  /** One body for each input. */
  bodies: readonly unknown[];
  status: number;
  message: string | RegExp;
  /** The field that the first issue names. */
  field?: string;
}

/** A field, the words, and the values that are refused with them. */
export type Row = readonly [field: string, message: string | RegExp, values: readonly unknown[]];

/** Each value in turn takes the place of a field in a body that is else good. */
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

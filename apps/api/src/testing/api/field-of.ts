/** A field of an unknown value; undefined if missing. */
export const fieldOf = (value: unknown, name: string): unknown =>
  (typeof value === "object" || typeof value === "function") && value !== null
    ? Reflect.get(value, name)
    : undefined;

/** A field of something of unknown shape; undefined where there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  (typeof value === "object" || typeof value === "function") && value !== null
    ? Reflect.get(value, name)
    : undefined;

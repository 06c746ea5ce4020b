/** The place of a value in JSON: "exercises[3].duration". */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (place, key) =>
      typeof key === "number"
        ? `${place}[${key}]`
        : `${place}${place === "" ? "" : "."}${String(key)}`,
    "",
  );

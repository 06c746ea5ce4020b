/** Joins the class names that apply; absent and false ones are omitted. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");

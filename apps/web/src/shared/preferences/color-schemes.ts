/** "auto" follows the device. */
export const COLOR_SCHEMES = [
  { value: "auto", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

export type ColorScheme = (typeof COLOR_SCHEMES)[number]["value"];

export const isColorScheme = (text: unknown): text is ColorScheme =>
  COLOR_SCHEMES.some(({ value }) => value === text);

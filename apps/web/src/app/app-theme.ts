import {
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from "@mantine/core";
import { theme } from "@triplan/ui";

/** Mantine reckons the text on a filled button for one scheme only; ink turns over with the scheme. */
const onInk: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isInk = input.variant === "filled" && (input.color ?? theme.primaryColor) === "ink";
  return isInk ? { ...colors, color: "var(--on-solid)" } : colors;
};

/** Mantine's greys of the dark scheme, in the tones of the product: text first, ground last. */
const dark: MantineColorsTuple = [
  "#f1f3f5",
  "#ced4da",
  "#a9b1ba",
  "#8c959e",
  "#414950",
  "#2c3238",
  "#1a1e22",
  "#121518",
  "#0f1215",
  "#0b0d0f",
];

export const appTheme: MantineThemeOverride = {
  ...theme,
  colors: { ...theme.colors, dark },
  variantColorResolver: onInk,
};

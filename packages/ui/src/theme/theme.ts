import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";

/**
 * From paper to ink: the light scheme uses the darkest tone for actions, the dark scheme the
 * lightest.
 */
const ink: MantineColorsTuple = [
  "#f1f3f5",
  "#e9ecef",
  "#dee2e6",
  "#ced4da",
  "#a9b1ba",
  "#868e96",
  "#5a626b",
  "#414950",
  "#2c3238",
  "#212529",
];

/** Mantine's dark greys in the product's tones: text first, background last. */
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

/**
 * Mantine computes the text colour of filled buttons for one scheme only; ink inverts with the
 * scheme.
 */
const onInk: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isInk = input.variant === "filled" && (input.color ?? "ink") === "ink";
  return isInk ? { ...colors, color: "var(--on-solid)" } : colors;
};

export const theme = createTheme({
  colors: { ink, dark },
  variantColorResolver: onInk,
  primaryColor: "ink",
  primaryShade: { light: 9, dark: 0 },
  autoContrast: true,
  respectReducedMotion: true,
  fontFamily:
    '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Helvetica, Arial, sans-serif',
  fontSizes: { xs: "12px", sm: "14px", md: "14px", lg: "20px", xl: "20px" },
  lineHeights: {
    xs: "calc(16 / 12)",
    sm: "calc(20 / 14)",
    md: "calc(20 / 14)",
    lg: "calc(28 / 20)",
    xl: "calc(28 / 20)",
  },
  spacing: { xs: "4px", sm: "8px", md: "16px", lg: "24px", xl: "32px" },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "16px" },
  defaultRadius: "md",
  components: {
    // Hiding the scrollbar needs a style element of its own, which the pages' policy blocks.
    ModalRoot: { defaultProps: { removeScrollProps: { removeScrollBar: false } } },
    DrawerRoot: { defaultProps: { removeScrollProps: { removeScrollBar: false } } },
  },
  headings: {
    fontWeight: "700",
    sizes: {
      h1: { fontSize: "20px", lineHeight: "28px" },
      h2: { fontSize: "14px", lineHeight: "20px", fontWeight: "600" },
      h3: { fontSize: "12px", lineHeight: "16px", fontWeight: "600" },
    },
  },
});

/** Applies the product's backgrounds, text and edges to Mantine components in both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    "--mantine-color-body": "var(--page)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-dimmed": "var(--muted)",
    "--mantine-color-placeholder": "var(--muted)",
    "--mantine-color-error": "var(--error)",
    "--mantine-color-default": "var(--panel)",
    "--mantine-color-default-border": "var(--line-strong)",
  };
  return { variables: {}, light: shared, dark: shared };
};

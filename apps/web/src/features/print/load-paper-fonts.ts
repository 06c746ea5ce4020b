import "@fontsource-variable/noto-sans/wght.css";

const EAST_ASIAN = /[\u1100-\u11FF\u2E80-\u9FFF\uA960-\uD7FF\uF900-\uFAFF\uFF00-\uFFEF]/;

/** The fonts of the PDF; those of East Asia only for a text that needs them. */
export async function loadPaperFonts(text: string): Promise<void> {
  if (!EAST_ASIAN.test(text)) return;
  await Promise.all([
    import("@fontsource-variable/noto-sans-jp/wght.css"),
    import("@fontsource-variable/noto-sans-sc/wght.css"),
    import("@fontsource-variable/noto-sans-kr/wght.css"),
  ]);
}

import type { Page } from "@playwright/test";

/** Fills in the form of the zones page and saves it. */
export async function recordThreshold(
  page: Page,
  kind: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const form = page.getByRole("form", { name: "Enter a result" });
  await form.getByLabel("What do you have?").selectOption(kind);
  for (const [label, text] of Object.entries(texts)) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  await form.getByRole("button", { name: "Save" }).click();
}

import type { Page } from "@playwright/test";

/** Follows a link of the header; on a phone it is in the menu's drawer. */
export async function followLink(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const isPhone = await menu.isVisible();
  if (isPhone) await menu.click();
  const links = isPhone ? page.getByRole("dialog") : page.getByRole("banner");
  await links.getByRole("link", { name, exact: true }).click();
}

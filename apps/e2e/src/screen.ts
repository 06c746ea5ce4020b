import type { Page } from "@playwright/test";

/** A page or a dialog in one of its states. */
export interface Screen {
  name: string;
  /** Whether the screen exists at this width in px; always by default. */
  isShown?: (width: number) => boolean;
  /** Opens the screen and waits until it is complete. */
  open: (page: Page, width: number) => Promise<unknown>;
}

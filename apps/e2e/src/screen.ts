import type { Page } from "@playwright/test";

/** A page or a dialog of the product in one of its states. */
export interface Screen {
  name: string;
  /** Whether it is there at all at this width in px; always, where it is left out. */
  isShown?: (width: number) => boolean;
  /** Brings it up, and waits until it stands. */
  open: (page: Page, width: number) => Promise<unknown>;
}

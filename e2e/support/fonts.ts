import type { Page } from '@playwright/test';

/** Without a Japanese font of its own a machine draws boxes first: their lines break elsewhere, and what is pressed or focused moves. */
export const fontsDrawn = (page: Page) =>
  page.evaluate<void>('document.fonts.ready.then(() => undefined)');

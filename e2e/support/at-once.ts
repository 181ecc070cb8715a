import type { Locator } from '@playwright/test';

interface Pressed {
  click: () => void;
  requestSubmit?: () => void;
}

/** Buttons and boxes are pressed, forms sent: both before the address can have followed the first. */
export async function atOnce(first: Locator, second: Locator): Promise<void> {
  const other = await second.elementHandle();
  await first.evaluate(async (one, next) => {
    for (const element of [one, next] as unknown as Pressed[]) {
      if (element.requestSubmit) element.requestSubmit();
      else element.click();
      await Promise.resolve();
    }
  }, other);
}

import type { Locator } from '@playwright/test';

interface Pressed {
  click: () => void;
  requestSubmit?: () => void;
}

/** Clicks buttons and checkboxes or submits forms, both before the first can change the address. */
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

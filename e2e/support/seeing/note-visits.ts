import { appendFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** File for the visited paths, set by scripts/test/run-noting.mjs. */
const into = process.env.ENGAWA_EXERCISED;

interface Given {
  browser: Browser;
  context: BrowserContext;
}

/** Records the paths that any page of a test shows, by loading or by the router. */
export async function noteVisits(
  { browser, context }: Given,
  test: string,
  run: () => Promise<void>,
): Promise<void> {
  if (!into) return run();
  const visited = new Set<string>();
  const watchPage = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) visited.add(new URL(frame.url()).pathname);
    });
  const watch = (of: BrowserContext) => {
    for (const page of of.pages()) watchPage(page);
    of.on('page', watchPage);
  };
  watch(context);
  browser.on('context', watch);
  await run();
  browser.off('context', watch);
  appendFileSync(into, `${JSON.stringify({ test, visited: [...visited] })}\n`);
}

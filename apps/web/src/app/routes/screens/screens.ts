import type { Page } from '../table/page.ts';
import { homeScreen } from './home.ts';
import type { Screen } from './screen.ts';
import { listedScreen } from './screen-groups.ts';

/** Undefined for a page that only sends on. */
export const screenOf = async (page: Page): Promise<Screen | undefined> =>
  page.path === '/' ? homeScreen : listedScreen(page);

import type { Page } from '../table/page.ts';
import { homeScreen } from './home.ts';
import type { Screen } from './screen.ts';
import { listedScreen } from './screen-groups.ts';

export const screenOf = async (page: Page): Promise<Screen | undefined> =>
  page.path === '/' ? homeScreen : listedScreen(page);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedScreen } from '../../apps/web/src/app/routes/screens/screen-groups.ts';
import { pageList } from '../../apps/web/src/app/routes/table/look-up.ts';
import { shownAt } from '../../apps/web/src/app/routes/table/shown-at.ts';

/** By path of the route table: the module of the page, with everything that its route loads. */
export async function pageModules() {
  const shown = pageList.filter(({ sendsTo }) => !sendsTo);
  const listed = await Promise.all(shown.map(async (page) => [page.path, [await moduleOf(page)]]));
  return new Map([...listed, ...demoPages]);
}

/** The demo's pages are not in the route table. */
const demoText = readFileSync(
  join(import.meta.dirname, '../../apps/web/src/app/routes/demo.ts'),
  'utf8',
);
const demoPages = new Map(
  [...demoText.matchAll(/path: '([^']+)'[^]*?import\('..\/..\/(pages\/[^']+)'/g)].map(
    ([, path, module]) => [path, [`apps/web/src/${module}`]],
  ),
);

async function moduleOf(page) {
  if (page.path === '/') return 'apps/web/src/pages/public/home-page.tsx';
  const screen = await listedScreen(page);
  const module = /pages\/[^'"`]+\.tsx/.exec(String(screen))?.[0];
  if (!module) throw new Error(`The screen of ${page.path} names no module of apps/web/src/pages.`);
  return `apps/web/src/${module}`;
}

/** The route pattern of an address, if a page has one. */
export const pageAtAddress = (path) => (demoPages.has(path) ? path : shownAt(path)?.path);

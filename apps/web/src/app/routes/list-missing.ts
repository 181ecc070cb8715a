import { listedScreen } from './screens/screen-groups.ts';
import { pageList } from './table/look-up.ts';
import { specPath } from './table/page.ts';

/** `npm run routes`: the pages of the table that nothing shows yet. */
const lines = await Promise.all(
  pageList.map(async (page) => {
    const isThere = page.path === '/' || page.sendsTo || (await listedScreen(page));
    return isThere ? [] : [`not there yet: ${specPath(page)}`];
  }),
);
const missing = lines.flat();
process.stdout.write(`${missing.length > 0 ? missing.join('\n') : 'all pages there'}\n`);

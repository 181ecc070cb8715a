import { endpoints } from '@engawa/contract/endpoints';
import { specCalls } from '@engawa/contract/testing/spec-calls';
import { listedScreen } from './screens/screen-groups.ts';
import { everyForm } from './table/every-form.ts';
import { pageList } from './table/look-up.ts';
import { specPath } from './table/page.ts';
import { shownAt } from './table/shown-at.ts';
import { specRoutes } from './table/spec-routes.ts';

/** For `npm run routes`: missing pages and calls of the spec; tests keep both lists empty. */
const nameless = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
const calls = new Set(endpoints.map(({ method, path }) => `${method} ${nameless(path)}`));
const missingCalls = specCalls.filter(
  ({ method, path }) => !calls.has(`${method} ${nameless(path)}`),
);

const shown = await Promise.all(
  pageList.map(async (page) => {
    const isThere = page.path === '/' || page.sendsTo || (await listedScreen(page));
    return isThere ? [`${page.audience} ${specPath(page)}`] : [];
  }),
);
const pages = new Set(shown.flat());
const missingPages = specRoutes.filter((line) => !pages.has(line));

const shownForms = await Promise.all(
  everyForm.map(async ({ path }) => {
    const page = shownAt(path);
    return page?.path === '/' || (page && (await listedScreen(page))) ? [] : [path];
  }),
);
const missingForms = shownForms.flat();

const missing = [
  ...missingPages,
  ...missingForms,
  ...missingCalls.map(({ method, path }) => `${method} ${path}`),
];
for (const one of missing) process.stdout.write(`not there: ${one}\n`);
process.stdout.write(
  `${missingPages.length} of ${specRoutes.length} pages, ${missingForms.length} of ${everyForm.length} forms of their addresses and ${missingCalls.length} of ${specCalls.length} calls of the spec are missing\n`,
);
process.exitCode = missing.length > 0 ? 1 : 0;

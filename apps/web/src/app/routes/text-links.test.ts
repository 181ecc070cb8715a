import { expect, it } from 'vitest';
import { journalTexts } from '../../features/reading/journal/journal-texts.ts';
import { supportTexts } from '../../features/reading/support/support-texts.ts';
import { links } from '../../shared/config/settings.ts';
import { listedScreen } from './screens/screen-groups.ts';
import { pageList } from './table/look-up.ts';

const pageFor = (address: string) =>
  pageList.find(({ path }) =>
    new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(address.split('#')[0] ?? ''),
  );

it('links only to existing pages in texts and settings', async () => {
  const documents = [...(await supportTexts.load('ja')), ...(await journalTexts.load('ja'))];
  const named = documents
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .flatMap((block) => (typeof block === 'object' && 'to' in block ? block.to : []));
  expect(named).toContain('/talent/settings/contact');
  expect(named).toContain('/company/settings/contact');
  for (const address of [...named, ...Object.values(links)]) {
    const page = pageFor(address);
    expect([address, page && (await listedScreen(page)) !== undefined]).toEqual([address, true]);
  }
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingNames } from '@engawa/api/config';
import { identityCommands } from '@engawa/identity/operator/commands';
import { commandTable } from '@engawa/platform/desk/help';
import { expect, test } from 'vitest';
import { adminCommands } from '../src/admin-commands.ts';

test.each([
  ['npm run admin', commandTable(adminCommands)],
  ['npm run admin:identity', commandTable(identityCommands)],
])(
  'docs/operations/moderate.md has the commands of %s as they are: npm run docs',
  async (_which, table) => {
    expect(await readPage('moderate.md')).toContain(table);
  },
);

test('docs/operations/configure.md has a row for each setting', async () => {
  const page = await readPage('configure.md');
  expect(settingNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

const readPage = (name: string) =>
  readFile(join(import.meta.dirname, '../../../docs/operations', name), 'utf8');

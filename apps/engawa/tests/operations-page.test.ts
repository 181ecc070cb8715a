import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityCommands } from '@engawa/identity/operator/commands';
import { commandTable } from '@engawa/platform/desk/help';
import { expect, test } from 'vitest';
import { adminCommands } from '../src/admin-commands.ts';

test.each([
  ['npm run admin', commandTable(adminCommands)],
  ['npm run admin:identity', commandTable(identityCommands)],
])('docs/operations.md has the commands of %s as they are: npm run docs', async (_which, table) => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  expect(page).toContain(table);
});

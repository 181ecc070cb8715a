import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openArchive } from '@engawa/platform/backup/read-archive';
import { readMigrations } from '@engawa/platform/db/migrate';
import { expect, test } from 'vitest';
import { migrations } from '../src/migrations.ts';
import { contractingIn } from '../testing/contracting.ts';
import { releases } from '../testing/servers/releases.ts';

test('no migration since the last release removes what that release reads or writes', async () => {
  const byVersion = new Intl.Collator('en', { numeric: true }).compare;
  const newest = readdirSync(releases).toSorted(byVersion).at(-1) ?? '';
  const archive = await openArchive(join(releases, newest));
  archive.close();
  const released = new Set(archive.manifest.migrations.map(({ name }) => name));
  const faults = (await readMigrations(migrations))
    .filter(({ name }) => !released.has(name))
    .flatMap(({ name, sql }) => contractingIn(sql).map((what) => `${name} ${what}`));
  expect(faults).toEqual([]);
});

/** Proves that the check works, by migrations from before the first release. */
test('finds contracting statements in the migrations before the first release', async () => {
  const all = await readMigrations(migrations);
  expect(all.filter(({ sql }) => contractingIn(sql).length > 0).length).toBeGreaterThan(0);
});

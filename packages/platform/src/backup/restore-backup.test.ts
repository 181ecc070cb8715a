import { describe, expect, test } from 'vitest';
import { platformMigrations, readMigrations } from '../db/migrate.ts';
import type { Manifest } from './manifest.ts';
import { refuseUnknown } from './restore-backup.ts';

const manifest = (migrations: Manifest['migrations']): Manifest => ({
  format: 1,
  version: '9.1.0',
  madeAt: '2027-04-01T00:00:00.000Z',
  postgres: '18.4',
  migrations,
  tables: [],
  sequences: [],
  files: { saved: true, count: 0, bytes: 0, missing: [] },
  parts: {},
});

describe('a backup is restored by a release that has all of its migrations', () => {
  const tried = async (change: (known: Manifest['migrations']) => Manifest['migrations']) => {
    const known = (await readMigrations([platformMigrations])).map(({ name, digest }) => ({
      name,
      digest,
    }));
    return refuseUnknown(manifest(change(known)), [platformMigrations]);
  };

  test('the same migrations, or fewer', async () => {
    await tried((known) => known);
    await tried((known) => known.slice(0, 2));
  });

  test('migrations noted without their folder, as early ones were', async () => {
    await tried((known) => known.map((one) => ({ ...one, name: one.name.split('/')[1] ?? '' })));
  });

  test('refuses an unknown migration', async () => {
    const later = tried((known) => [...known, { name: 'platform/9999_later.sql', digest: 'x' }]);
    await expect(later).rejects.toThrow(
      'made by release 9.1.0, whose migration platform/9999_later.sql this one does not have',
    );
  });

  test('refuses a migration with another digest', async () => {
    const other = tried((known) => known.map((one) => ({ ...one, digest: 'other' })));
    await expect(other).rejects.toThrow('does not have');
  });
});

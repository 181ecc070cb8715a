import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { administer, databaseNamed } from '../testing/database.ts';

const migrations = join(import.meta.dirname, '../migrations');

test('a filled database of the version before keeps its universities', async () => {
  const server = inject('databaseUrl');
  const name = `test_migration_${process.pid}`;
  const folder = await mkdtemp(join(tmpdir(), 'engawa-migrations-'));
  await administer(server, `create database ${name}`);
  const url = databaseNamed(server, name);
  try {
    // The folder's parent names the set.
    const before = join(folder, 'api/migrations');
    await mkdir(before, { recursive: true });
    const earlier = (await readdir(migrations)).filter((file) => file < '0005');
    await Promise.all(earlier.map((file) => cp(join(migrations, file), join(before, file))));
    await migrate(url, [platformMigrations, before]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      `with a as (insert into account (kind) select 'student' from generate_series(1, 3) returning id)
       insert into student (id, email, first_name, last_name, university)
       select id, id || '@test.example', 'Linh', 'Nguyen',
              (array['筑波大学', '筑波大学', null])[row_number() over ()] from a`,
    );
    await migrate(url, [platformMigrations, migrations]);
    const { rows } = await client.query(
      `select university.name, section.version
       from student
       left join student_university university on university.student_id = student.id
       left join student_section section on section.student_id = student.id
       order by name`,
    );
    await client.end();
    const kept = { name: '筑波大学', version: 1 };
    expect(rows).toEqual([kept, kept, { name: null, version: null }]);
  } finally {
    await administer(server, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  }
});

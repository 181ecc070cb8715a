import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Probe = readonly [file: string, code: string, fault?: string];

const root = join(import.meta.dirname, '..');
const probe = 'house-rules-probe';
const rules = [
  'house/directions',
  'house/sql-in-repos',
  'house/own-tables',
  'house/fetch-in-api',
  'house/languages-by-name',
  'house/plain-comments',
];

const refused: Probe[] = [
  [`packages/index/src/${probe}.ts`, '// A user is told.', '“told”'],
  [`packages/contract/src/${probe}.ts`, "import 'pg';", 'The contract imports only zod.'],
  [
    `packages/contract/src/${probe}.ts`,
    "import '@engawa/platform/db/pool';",
    'packages/contract must not import packages/platform.',
  ],
  [
    `packages/platform/src/${probe}.ts`,
    "import '@engawa/api/app';",
    'packages/platform stands alone',
  ],
  [
    `apps/web/src/app/${probe}.ts`,
    "import '@engawa/platform/db/pool';",
    'The client must not import the server platform.',
  ],
  [
    `apps/web/src/ui/${probe}.ts`,
    "import '../pages/public/home-page.tsx';",
    'ui must not import pages.',
  ],
  [
    `apps/web/src/features/home/${probe}.ts`,
    "import '../mailbox/queries.ts';",
    'Features do not import features',
  ],
  [
    `apps/web/src/features/home/${probe}.ts`,
    "await fetch('/v1/x');",
    'Only shared/api knows fetch.',
  ],
  [
    `apps/api/src/features/account/${probe}.ts`,
    "import '../files/files.repo.ts';",
    'Reach files through its public.ts.',
  ],
  [
    `apps/api/src/features/account/${probe}.ts`,
    "import 'fastify';",
    'Only routes.ts knows Fastify.',
  ],
  [
    `apps/api/src/features/account/${probe}.ts`,
    "db.selectFrom('x');",
    'Only *.repo.ts and *.query.ts know SQL.',
  ],
  [
    `packages/platform/src/${probe}.ts`,
    'sql`select 1`;',
    'Only *.repo.ts and *.query.ts know SQL.',
  ],
  [
    `apps/api/src/features/files/${probe}.ts`,
    "import '../account/public.ts';",
    'account needs files already',
  ],
  [
    `apps/api/src/features/files/${probe}.query.ts`,
    "import '../account/public.ts';",
    'A query fragment imports tables and other fragments alone.',
  ],
  [
    `apps/api/src/features/files/${probe}.query.ts`,
    "import './files.repo.ts';",
    'A query fragment imports tables and other fragments alone.',
  ],
  [
    'apps/api/src/features/reach/public.ts',
    "export { reach } from './reach.query.ts';",
    'Import a query fragment from its own file.',
  ],
  [
    `apps/api/src/features/events/${probe}.repo.ts`,
    "db.updateTable('student');",
    'student is written by account',
  ],
  [
    `apps/api/src/features/events/${probe}.repo.ts`,
    'sql`delete from blocked_company`;',
    'blocked_company is written by settings',
  ],
  [
    `apps/api/src/features/events/${probe}.repo.ts`,
    "db.insertInto('session');",
    'session is written by account',
  ],
  ...[
    "db.selectFrom('thread');",
    "db.selectFrom(['company', 'thread']);",
    "db.selectFrom('company').innerJoin('thread as held', 'held.company_id', 'company.id');",
    "db.selectFrom('company').leftJoinLateral('thread', (join) => join);",
    "db.selectFrom('company').where(({ exists, selectFrom }) => exists(selectFrom('thread')));",
    "db.updateTable('event_application').from('thread');",
    "db.deleteFrom('event_application').using('thread');",
    'sql`select from event_application where exists (select from thread)`;',
    'sql`select from given join thread on thread.id = given.id`;',
    'sql`select from event_application as mine, thread as other where mine.id = other.id`;',
    'sql<Row>`select id from thread`;',
    "sql`select from ${sql.table('thread')}`;",
  ].map(
    (code): Probe => [
      `apps/api/src/features/events/${probe}.repo.ts`,
      code,
      'thread is read by messages',
    ],
  ),
  [
    `apps/api/src/features/events/${probe}.query.ts`,
    "query.selectFrom('thread');",
    'thread is read by messages',
  ],
  [
    `apps/api/src/features/events/${probe}.repo.ts`,
    "db.selectFrom('session');",
    'session is read by account',
  ],
  [`apps/api/src/${probe}.repo.ts`, "db.selectFrom('thread');", 'thread is read by messages'],
  [
    `apps/api/src/operator/${probe}.repo.ts`,
    'sql`select from thread`;',
    'thread is read by messages',
  ],
  [`apps/identity/src/${probe}.ts`, "import '@engawa/api/app';", 'apps/identity stands alone'],
  [`apps/api/src/${probe}.ts`, "import '@engawa/identity/identity';", 'apps/api stands alone'],
  [
    `apps/identity/src/${probe}.ts`,
    "db.selectFrom('x');",
    'Only *.repo.ts and *.query.ts know SQL.',
  ],
  [`apps/web/src/ui/${probe}.ts`, "if (language === 'ja') run();", 'Give say() a text'],
  [`apps/api/src/${probe}.ts`, "run('en' !== person.reader);", 'Give say() a text'],
];

const allowed: Probe[] = [
  [`apps/web/src/ui/${probe}.ts`, "say({ ja: 'はい', en: 'Yes' }, language);"],
  [`apps/web/src/ui/${probe}.ts`, "if (language === 'wasm') run();"],
  [`apps/api/src/features/account/${probe}.repo.ts`, "db.selectFrom('x');"],
  [
    `apps/api/src/features/analytics/${probe}.repo.ts`,
    'sql`insert into seen (times) values (1) on conflict do update set times = 2`;',
  ],
  ...[
    "db.selectFrom('company').innerJoin('recruiter', 'recruiter.company_id', 'company.id');",
    'sql`select from student left join event_application on true`;',
    "db.selectFrom(threadSides.as('thread')).select('thread.id');",
    'sql`select from ${threadSides} as thread where thread.id is distinct from thread.company_id`;',
    'sql`select asked_at, thread from event_application`;',
  ].map((code): Probe => [`apps/api/src/features/events/${probe}.repo.ts`, code]),
  [`apps/api/src/demo/${probe}.repo.ts`, "db.selectFrom('thread');"],
  [`apps/api/src/features/account/${probe}.ts`, "import '../files/public.ts';"],
  [`apps/api/src/features/files/${probe}.repo.ts`, "import '../account/account.query.ts';"],
  [`apps/api/src/features/account/${probe}.query.ts`, "import '../reach/reach.query.ts';"],
  [`apps/engawa/src/${probe}.ts`, "import '@engawa/api/app';"],
  [`apps/web/src/pages/public/${probe}.ts`, "import '../../features/home/queries.ts';"],
];

const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');

/** Messages of oxlint for each line of code, in one run over all probes. */
const probes = [...refused, ...allowed].map(([file, code], number) => ({
  // Numbered, because several probes are for the same path.
  path: file.replace(probe, `${probe}-${number}`),
  code,
  findings: [] as string[],
}));
const findingsOf = (number: number) => probes[number]?.findings.join(' ');

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'engawa-lint-')));
  for (const { path, code } of probes) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const asked = ['-A', 'all', ...rules.flatMap((rule) => ['-D', rule]), '--format=json'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [oxlint, '-c', join(root, '.oxlintrc.json'), ...asked, '.'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, HOUSE_RULES_PROBES: folder } },
  );
  // Without JSON, oxlint says in plain text why it did not run.
  const text = stdout.startsWith('{') ? stdout : JSON.stringify({ problem: stdout + stderr });
  const report = JSON.parse(text) as {
    diagnostics: { filename: string; message: string }[];
    number_of_files: number;
  };
  expect(report).toMatchObject({ number_of_files: probes.length });
  for (const { filename, message } of report.diagnostics) {
    probes.find(({ path }) => filename.endsWith(path))?.findings.push(message);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(refused.map(([file, code, fault = ''], number) => ({ file, code, fault, number })))(
  '$file: $code',
  ({ number, fault }) => expect(findingsOf(number)).toContain(fault),
);

test.each(allowed.map(([file, code], index) => ({ file, code, number: refused.length + index })))(
  '$file may: $code',
  ({ number }) => expect(findingsOf(number)).toBe(''),
);

test('features that import only each other’s types form a cycle', () => {
  const apart = join(folder, 'circle');
  mkdirSync(apart);
  const { rules: all } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  const only = { plugins: ['import'], rules: { 'import/no-cycle': all['import/no-cycle'] } };
  writeFileSync(join(apart, 'only.json'), JSON.stringify(only));
  for (const [name, other] of [
    ['hen', 'egg'],
    ['egg', 'hen'],
  ]) {
    const code = `import type { Of as Other } from './${other}.ts';\nexport type Of = { of?: Other };\n`;
    writeFileSync(join(apart, `${name}.ts`), code);
  }
  const { stdout } = spawnSync(process.execPath, [oxlint, '-c', 'only.json'], {
    cwd: apart,
    encoding: 'utf8',
  });
  expect(stdout).toContain('Dependency cycle');
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const made: string[] = [];
afterEach(() => {
  for (const file of made.splice(0)) rmSync(join(root, file), { force: true });
});

/** What oxlint says about one line of code, were it in that file. */
function lint(file: string, code: string): string {
  made.push(file);
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), code);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const rules = [
    '-A',
    'all',
    '-D',
    'house/directions',
    '-D',
    'house/sql-in-repos',
    '-D',
    'house/fetch-in-api',
  ];
  try {
    execFileSync(process.execPath, [oxlint, ...rules, '--format=unix', file], {
      cwd: root,
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const probe = 'house-rules-probe';

test.each([
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
  [`apps/api/src/features/account/${probe}.ts`, "db.selectFrom('x');", 'Only *.repo.ts knows SQL.'],
  [`packages/platform/src/${probe}.ts`, 'sql`select 1`;', 'Only *.repo.ts knows SQL.'],
  [`apps/identity/src/${probe}.ts`, "import '@engawa/api/app';", 'apps/identity stands alone'],
  [`apps/api/src/${probe}.ts`, "import '@engawa/identity/identity';", 'apps/api stands alone'],
  [`apps/identity/src/${probe}.ts`, "db.selectFrom('x');", 'Only *.repo.ts knows SQL.'],
])('%s: %s', (file, code, fault) => {
  expect(lint(file, code)).toContain(fault);
});

test.each([
  [`apps/api/src/features/account/${probe}.repo.ts`, "db.selectFrom('x');"],
  [`apps/api/src/features/account/${probe}.ts`, "import '../files/public.ts';"],
  [`apps/engawa/src/${probe}.ts`, "import '@engawa/api/app';"],
  [`apps/web/src/pages/public/${probe}.ts`, "import '../../features/home/queries.ts';"],
])('%s may: %s', (file, code) => {
  expect(lint(file, code)).toBe('');
});

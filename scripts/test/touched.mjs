import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../command.mjs';
import { runtime } from '../install.mjs';

/** What a change can touch, compared with main or, on main itself, with the last commit. */
export function findTouched() {
  const base = findBase();
  const changed = filesSince(base);
  // Node that came with the packages: the selection reads the route table, which is TypeScript.
  const script = join(import.meta.dirname, 'affected.mjs');
  const answer = execFileSync(runtime(), [script, ...changed], { cwd: root, encoding: 'utf8' });
  const { tests, specs } = JSON.parse(answer);
  console.log(
    `${changed.length} files differ from ${base.slice(0, 10)}: ${tests.length} test files and ${specs.length} browser specs.`,
  );
  return { tests, specs };
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const lines = (text) => text.split('\n').filter(Boolean);

function findBase() {
  try {
    return git('merge-base', 'main', 'HEAD').trim();
  } catch {
    return git('rev-parse', 'HEAD').trim();
  }
}

/** Committed since, changed and not yet committed, and new. */
const filesSince = (base) => [
  ...lines(git('diff', '--name-only', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];

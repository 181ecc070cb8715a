import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../command.mjs';
import { runtime } from '../install.mjs';

/** The tests that changes since main can affect or, on main itself, since the previous commit. */
export function findTouched() {
  const base = findBase();
  const changed = filesSince(base);
  // Run by the Node of the packages: the selection reads the route table, which is TypeScript.
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

/** Files committed since then, modified, and untracked. */
const filesSince = (base) => [
  ...lines(git('diff', '--name-only', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];

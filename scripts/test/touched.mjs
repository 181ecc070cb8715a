import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { root } from '../command.mjs';
import { runtime } from '../install.mjs';
import { browserSpecsFor } from './browser-specs.mjs';

/** What a change can touch, compared with main or, on main itself, with the last commit. */
export function findTouched() {
  const base = findBase();
  const changed = filesSince(base);
  console.log(`${changed.length} files differ from ${base.slice(0, 10)}.`);
  return { tests: testsFor(changed, base), specs: browserSpecsFor(changed) };
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

/** The rooms of one feature: its contract, its server side, its screens. */
const featureOf = (file) =>
  /^(?:packages\/contract\/src|apps\/(?:api|web)\/src\/features)\/([\w-]+)\//.exec(file)?.[1];

/** Tests of the server as a whole are reached from every file; their names say what they are about. */
const wholeServer = /^apps\/(api|identity|engawa)\/tests\//;
/** What has to hold for every call. */
const forEveryFeature = /^apps\/api\/tests\/(policy|strangers\/|bad-input|owners|statements)/;
const aliases = {
  account: ['account', 'delete-account', 'leave-and-return'],
  articles: ['posts-articles'],
  auth: ['sso', 'refresh', 'recruiter-login'],
  contents: ['general', 'jobs-draft', 'posts', 'events-save', 'content-pictures'],
  passwords: ['password-reset'],
  posts: ['posts', 'events-status'],
  signup: ['company-sign-up'],
  tips: ['posts-tips'],
};

function testsFor(changed, base) {
  if (changed.length === 0) return [];
  const related = JSON.parse(
    execFileSync(
      runtime(),
      [join('node_modules', '.bin', 'vitest'), 'list', '--filesOnly', '--json', '--changed', base],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    ),
  ).map(({ file }) => relative(root, file));
  const server = changed.filter((file) => /^(packages|apps\/(api|identity|engawa))\//.test(file));
  const features = server.filter((file) => !wholeServer.test(file)).map(featureOf);
  // Something that all features stand on has changed.
  if (features.includes(undefined)) return related;
  const names = features.flatMap((feature) => aliases[feature] ?? [feature]);
  return related.filter(
    (file) =>
      !wholeServer.test(file) ||
      changed.includes(file) ||
      forEveryFeature.test(file) ||
      names.some((name) => file.startsWith(`apps/api/tests/${name}`)),
  );
}

import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const mostFiles = 15;
/** Exempt: folders with one file per migration, decision, picture, reference list or call. */
const collections = [
  'apps/api/migrations',
  'docs/decisions',
  'packages/demo/pictures',
  /^packages\/contract\/src\/reference\//,
  /^apps\/api\/src\/features\/[^/]+\/(?:anyone|company|student)$/,
];
const isCollection = (folder: string) =>
  collections.some((one) => (typeof one === 'string' ? one === folder : one.test(folder)));

test('a folder with more than fifteen files must be split', () => {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const folders = Map.groupBy(stdout.trim().split('\n'), (file) => dirname(file));
  expect(folders.size).toBeGreaterThan(100);
  const large = [...folders].filter(
    ([folder, files]) => files.length > mostFiles && !isCollection(folder),
  );
  expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

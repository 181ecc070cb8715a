import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../command.mjs';

/** `import { a, type B } from './c.ts'`, `export … from`, `import './c.ts'`. */
const statement =
  /^(import|export)\s+(type\s+)?((?:[\w$*]|[{,}]|\s)*?)(?:\s*\bfrom\s*)?['"]([^'"\n]+)['"]/gm;
/** `import('./c.ts')`, `new URL('./c.ts', …)`, `join(import.meta.dirname, '../c.ts')`. */
const loading =
  /\bimport\(\s*['"]([^'"\n]+)['"]|\bnew URL\(\s*['"]([^'"\n]+)['"]|\bimport\.meta\.dirname,\s*['"]([^'"\n]+\.\w+)['"]/g;

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** A folder of a feature, of the server, of the client or of the contract. */
export const featureOf = (file) =>
  /^(apps\/\w+\/src\/features\/[\w-]+|packages\/contract\/src\/[\w-]+)\//.exec(file)?.[1];

/** A module of the contract that declares endpoints, each by itself or by a function for several. */
export const declaresEndpoints = (text) => /\b(?:e|\w+E)ndpoints?\(/.test(text ?? '');

/**
 * The run-time import graph. Ignores types, which the stage "types" checks as a whole. Resolves
 * re-exports of a `public.ts` name by name, because it would otherwise connect every feature with
 * every other.
 */
export function readImports() {
  const folders = '{apps,packages,e2e,bench,lint,cluster,scripts}';
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  });
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const statements = new Map(files.map((file) => [file, statementsIn(file, texts.get(file))]));
  const needs = new Map();
  for (const file of files) {
    const found = statements
      .get(file)
      .flatMap(({ target, names }) => behind(statements, target, names));
    needs.set(file, new Set([...found, ...loadedBy(file, texts.get(file)), ...wordsBeside(file)]));
  }
  return { files, texts, needs };
}

function statementsIn(file, text) {
  return [...text.matchAll(statement)].flatMap(([, kind, type, clause, source]) => {
    const target = type ? undefined : resolveSource(file, source);
    if (!target) return [];
    const names = namesIn(clause);
    // `import { type A }` leaves nothing at run time; `import './a.ts'` has no names and runs it.
    if (names?.length === 0 && clause.includes('{')) return [];
    return [{ target, names, handsOn: kind === 'export' }];
  });
}

/** The imported names of `{ a, type B, c as d }`; undefined for everything. */
function namesIn(clause) {
  const list = /\{([^}]*)\}/.exec(clause)?.[1];
  if (list === undefined || /^[\w$*]/.test(clause.trim())) return clause.trim() ? undefined : [];
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one && !one.startsWith('type '))
    .map((one) => {
      const [taken, called = taken] = one.split(/\s+as\s+/);
      return { taken, called };
    });
}

/** The files that define these names, through re-exports. */
function behind(statements, target, names) {
  if (!target.endsWith('/public.ts') || !names || names.length === 0) return [target];
  return names.flatMap(({ taken }) => {
    const from = statements
      .get(target)
      ?.find((one) => one.handsOn && one.names?.some(({ called }) => called === taken));
    return from ? [from.target] : [target];
  });
}

const loadedBy = (file, text) =>
  [...text.matchAll(loading)].flatMap(([, ...sources]) => {
    const target = resolveSource(file, sources.find(Boolean));
    return target ? [target] : [];
  });

/** Importing `words.ja.ts` loads all languages of the folder (see `word-folders.ts`). */
const wordsBeside = (file) =>
  basename(file) === 'words.ja.ts'
    ? globSync(join(dirname(file), 'words.*.ts'), { cwd: root })
    : [];

function resolveSource(file, source) {
  const [, house, testing, rest] = /^@engawa\/([\w-]+)\/(testing\/)?(.+)$/.exec(source) ?? [];
  if (house) {
    const place = existsSync(join(root, 'packages', house)) ? 'packages' : 'apps';
    return firstFile(join(place, house, testing ?? 'src', rest));
  }
  if (source.startsWith('@engawa')) return undefined;
  const isRelative = /^\.{1,2}\//.test(source) || /\.\w+$/.test(source);
  return isRelative ? firstFile(join(dirname(file), source)) : undefined;
}

const firstFile = (path) =>
  endings
    .map((ending) => path + ending)
    .find((one) => /\.\w+$/.test(one) && existsSync(join(root, one)));

/** All files that these need, directly or transitively. */
export function reachedFrom(roots, { needs }, isCut = () => false) {
  const seen = new Set(roots);
  for (const file of seen) {
    for (const next of needs.get(file) ?? []) if (!isCut(file, next)) seen.add(next);
  }
  return seen;
}

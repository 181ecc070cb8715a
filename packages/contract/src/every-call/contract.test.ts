import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AnyEndpoint, bodyLimitOf, isCommand } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { errorCodes, errorMeaning, errorMessage } from '../error-catalogue.ts';
import { type ErrorTable, generalErrors } from '../errors.ts';
import { fieldMessages } from '../fields/field-messages.ts';
import { languages } from '../language.ts';
import { successMessages } from '../success.ts';

const contract = join(import.meta.dirname, '..');
const features = join(contract, '../../../apps/api/src/features');
const isEndpoint = (exported: unknown): exported is AnyEndpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const modules: Record<string, unknown>[] = await Promise.all(
  globSync('**/*.ts', { cwd: contract, exclude: ['**/*.test.ts'] }).map(
    (file) => import(/* @vite-ignore */ `../${file}`),
  ),
);
const declared = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, exported]) => (isEndpoint(exported) ? [{ name, endpoint: exported }] : []));

/**
 * Whether `routes.ts` binds the endpoint to an inline function, or to a function that several
 * endpoints share. Any other handler has a file named after the endpoint.
 */
function isBoundInRoutes({ id, auth }: AnyEndpoint, feature: string): boolean {
  const routes = readFileSync(join(features, feature, 'routes.ts'), 'utf8');
  const names = declared.filter(({ endpoint }) => endpoint.id === id).map(({ name }) => name);
  const aliases = names.flatMap(
    (name) => new RegExp(`\\b${name} as (\\w+)`).exec(routes)?.[1] ?? [],
  );
  const bound = `bind\\(\\s*(?:\\w+\\.)?(?:${[...names, ...aliases].join('|')}),\\s*(?:async )?(\\(|\\w+)`;
  const handler = new RegExp(bound).exec(routes)?.[1];
  if (handler === undefined || handler === '(') return handler !== undefined;
  const fromSide = new RegExp(`import \\{[^}]*\\b${handler}\\b[^}]*\\} from '\\./${auth.kind}/`);
  return !fromSide.test(routes);
}

test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s lives where its name says',
  (id, endpoint: AnyEndpoint) => {
    const [side, feature, verb] = id.split('.') as [string, string, string];
    const own = join(features, kebab(feature), side, `${kebab(verb)}.ts`);
    expect(existsSync(own) || isBoundInRoutes(endpoint, kebab(feature))).toBe(true);
    expect(side).toBe(endpoint.auth.kind);
  },
);

test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s declares a whole path',
  (_id, endpoint: AnyEndpoint) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
    if (endpoint.says) expect(isCommand(endpoint)).toBe(true);
    if (endpoint.body) expect(isCommand(endpoint)).toBe(true);
  },
);

test('an endpoint without sign-in accepts at most 16 kB', () => {
  const open = endpoints.filter(({ auth }) => auth.kind === 'anyone' || auth.kind === 'demo');
  for (const endpoint of open) {
    const { bytes, values } = bodyLimitOf(endpoint);
    expect([endpoint.id, bytes <= 16 * 1024, values <= 100]).toEqual([endpoint.id, true, true]);
  }
});

test('endpoint ids are unique', () => {
  expect(new Set(endpoints.map((endpoint) => endpoint.id)).size).toBe(endpoints.length);
});

test('every endpoint that a module of the contract exports is in the table', () => {
  const ids = new Set(declared.map(({ endpoint }) => endpoint.id));
  expect([...ids].toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
});

test.each(errorCodes)('%s is worded in both languages with the same placeholders', (code) => {
  const gaps = languages.map((language) =>
    [...errorMessage(code, language).matchAll(/\{\w+\}/g)].map(String).toSorted(),
  );
  expect(gaps[0]).toEqual(gaps[1]);
  expect(errorMeaning(code).status).toBeGreaterThanOrEqual(400);
});

test('no two features define the same error code, and the catalogue has all codes', async () => {
  const all = Object.keys(generalErrors);
  for (const folder of readdirSync(contract)) {
    const file = join(contract, folder, 'errors.ts');
    if (!existsSync(file)) continue;
    const tables = Object.values((await import(file)) as Record<string, ErrorTable>);
    all.push(...tables.flatMap((table) => Object.keys(table)));
  }
  expect(errorCodes.toSorted()).toEqual(all.toSorted());
});

test('every message ends with a full stop, in both languages', () => {
  for (const { ja, en } of Object.values({ ...fieldMessages, ...successMessages })) {
    expect(ja).toMatch(/。$/);
    expect(en).toMatch(/\.$/);
  }
});

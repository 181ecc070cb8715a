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

const contractText = globSync('*/**/*.ts', { cwd: contract })
  .map((file) => readFileSync(join(contract, file), 'utf8'))
  .join('\n');

/** The name of the constant that a text breaks off in. */
const lastConst = /(?<=export const )\w+(?=(?:(?!export const )[\s\S])*$)/;

/** Whether `routes.ts` binds the endpoint to an inline function; handlers of at most six lines are inline. */
function isBoundInPlace(id: string, feature: string): boolean {
  const [name] = contractText.slice(0, contractText.indexOf(`id: '${id}'`)).match(lastConst) ?? [];
  const routes = readFileSync(join(features, feature, 'routes.ts'), 'utf8');
  const alias = new RegExp(`\\b${name} as (\\w+)`).exec(routes)?.[1] ?? name;
  const bound = `bind\\(\\s*(?:\\w+\\.)?(?:${name}|${alias}),\\s*(?:async )?\\(`;
  return new RegExp(bound).test(routes);
}

test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s lives where its name says',
  (id, endpoint: AnyEndpoint) => {
    const [side, feature, verb] = id.split('.') as [string, string, string];
    const own = join(features, kebab(feature), side, `${kebab(verb)}.ts`);
    expect(existsSync(own) || isBoundInPlace(id, kebab(feature))).toBe(true);
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

test('nobody sends more than 16 kB without saying who they are', () => {
  const open = endpoints.filter(({ auth }) => auth.kind === 'anyone' || auth.kind === 'demo');
  for (const endpoint of open) {
    const { bytes, values } = bodyLimitOf(endpoint);
    expect([endpoint.id, bytes <= 16 * 1024, values <= 100]).toEqual([endpoint.id, true, true]);
  }
});

test('ids are used once', () => {
  expect(new Set(endpoints.map((endpoint) => endpoint.id)).size).toBe(endpoints.length);
});

test('every endpoint that is declared anywhere in the contract is in the table', async () => {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `../${file}`)),
  );
  const declared = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
  expect(declared.map(({ id }) => id).toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
});

test.each(errorCodes)('%s is worded in both languages with the same gaps', (code) => {
  const gaps = languages.map((language) =>
    [...errorMessage(code, language).matchAll(/\{\w+\}/g)].map(String).toSorted(),
  );
  expect(gaps[0]).toEqual(gaps[1]);
  expect(errorMeaning(code).status).toBeGreaterThanOrEqual(400);
});

test('no code of one feature hides the code of another, and none is left out', async () => {
  const all = Object.keys(generalErrors);
  for (const folder of readdirSync(contract)) {
    const file = join(contract, folder, 'errors.ts');
    if (!existsSync(file)) continue;
    const tables = Object.values((await import(file)) as Record<string, ErrorTable>);
    all.push(...tables.flatMap((table) => Object.keys(table)));
  }
  expect(errorCodes.toSorted()).toEqual(all.toSorted());
});

test('every message ends like a sentence, in both languages', () => {
  for (const { ja, en } of Object.values({ ...fieldMessages, ...successMessages })) {
    expect(ja).toMatch(/。$/);
    expect(en).toMatch(/\.$/);
  }
});

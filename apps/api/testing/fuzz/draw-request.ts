import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { Random } from '@engawa/demo/random';
import * as fc from 'fast-check';
import type { z } from 'zod';
import type { FormFile } from '../files/multipart.ts';
import { pdf } from '../files/sample-files.ts';
import type { TestApp } from '../server/app.ts';
import type { Input } from '../strangers/fixture.ts';
import { idSlot, placeNumbered, valuesOf } from './schema-values.ts';
import { oddHeaders, rawBodies, spoilAll, spoilOnce } from './spoil.ts';
import {
  type Caller,
  callers,
  fixturesOf,
  type Side,
  tenantOf,
  thingAt,
  type World,
} from './world.ts';

type Mode = 'valid' | 'near' | 'hostile';

/** A drawn request; ids are names of things in the world, such as `{company A/7}`. */
export interface FuzzRequest {
  endpoint: string;
  caller: Caller;
  mode: Mode;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  form?: { fields: Record<string, string>; files: FormFile[] };
}

// Signal streams are left out, because they do not end.
const asked = endpoints.filter(({ reply }) => reply !== 'signals');

/**
 * Calls that delete an account or its contents run once in twenty draws only, since they leave less
 * to try the rest with.
 */
const ends =
  /\.(?:account\.deleteAccount|leaving\.leaveCompany|team\.(?:removeMember|changeStatus))$/;

/** The n-th request of a seed. Earlier requests influence only which things still exist. */
export async function drawRequest(
  test: TestApp,
  world: World,
  seed: number,
  n: number,
): Promise<FuzzRequest> {
  const random = new Random((Math.imul(seed, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca6b)) >>> 0);
  let endpoint = random.pick(asked);
  while (ends.test(endpoint.id) && random.next() > 0.05) endpoint = random.pick(asked);
  const caller = drawCaller(endpoint, random);
  const mode = random.pick<Mode>(['valid', 'valid', 'near', 'near', 'hostile']);
  const drawn = await drawInput(test, world, { endpoint, caller, random });
  const input =
    mode === 'valid' ? drawn : mode === 'near' ? spoilOnce(drawn, random) : spoilAll(drawn, random);
  return withNames(world, {
    endpoint: endpoint.id,
    caller,
    mode,
    ...writeRequest(endpoint, input, mode, random),
  });
}

function drawCaller({ auth }: AnyEndpoint, random: Random): Caller {
  const allowed = callers.filter((caller) => {
    if (auth.kind === 'student') return caller.startsWith('student');
    if (auth.kind !== 'company') return true;
    return auth.levels.some((level) => caller.endsWith(`level ${level}`));
  });
  return random.next() < 0.85 ? random.pick(allowed) : random.pick(callers);
}

interface Drawing {
  endpoint: AnyEndpoint;
  caller: Caller;
  random: Random;
}

/** Drawn from the schemas; sometimes a fixture's input, whose things fit together. */
async function drawInput(test: TestApp, world: World, drawing: Drawing): Promise<Input> {
  const { endpoint, caller, random } = drawing;
  const who = world.people[caller];
  const side = endpoint.auth.kind as Side;
  if (who && caller.startsWith(side) && random.next() < 0.3) {
    const known = Object.entries(fixturesOf(side)[endpoint.id] ?? {});
    const [place, fixture] = known.length > 0 ? random.pick(known) : [];
    if (place && fixture && 'make' in fixture) {
      const id = chooseId(world, drawing, place);
      // The fixture's things may be deleted; then the schemas are used.
      const input = await Promise.resolve(fixture.call(id, test, who)).catch(() => undefined);
      if (input) return structuredClone(input);
    }
  }
  const parts = { params: endpoint.params, query: endpoint.query, body: endpoint.body };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, schema]) =>
      schema ? [[name, drawPart(world, drawing, schema, name)]] : [],
    ),
  );
}

const made = new Map<string, fc.Arbitrary<unknown>>();
const mostTries = 8;

function drawPart(world: World, drawing: Drawing, schema: z.ZodType, name: string): unknown {
  const { endpoint, random } = drawing;
  const key = `${endpoint.id} ${name}`;
  const values = made.get(key) ?? valuesOf(schema, name);
  made.set(key, values);
  for (let tries = 1; ; tries += 1) {
    const [value] = fc.sample(values, { numRuns: 1, seed: random.int(0, 2 ** 31 - 1) });
    const drawn = withIds(world, drawing, value);
    if (tries === mostTries || schema.safeParse(drawn).success) return drawn;
  }
}

const withIds = (world: World, drawing: Drawing, value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null).replace(idSlot, (_slot, place: string) =>
      chooseId(world, drawing, placeNumbered(place)),
    ),
  );

/** Mostly a fitting id, of the caller or the other tenant; sometimes another one. */
function chooseId(world: World, { endpoint, caller, random }: Drawing, place: string): string {
  const side = endpoint.auth.kind as Side;
  const number =
    side === 'student' || side === 'company' ? thingAt(side, endpoint.id, place) : undefined;
  const chance = random.next();
  if (number !== undefined && chance < 0.85) {
    const tenant =
      chance < 0.6 ? (tenantOf(caller) ?? `${side} A`) : random.pick([`${side} A`, `${side} B`]);
    const id = world.ids.get(`${tenant}/${number}`);
    if (id) return id;
  }
  return chance > 0.95 ? random.uuid() : random.pick([...world.ids.values()]);
}

function writeRequest(endpoint: AnyEndpoint, input: object, mode: Mode, random: Random) {
  const {
    params = {},
    query = {},
    body,
  } = input as { params?: object; query?: object; body?: unknown };
  const path = endpoint.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) =>
      // An empty parameter would make it the URL of another endpoint.
      encode((params as Record<string, unknown>)[name] ?? '') || '%20',
  );
  const isOdd = mode === 'hostile' && random.next() < 0.3;
  const headers: Record<string, string> = { languagetype: random.pick(['1', '2']) };
  if (endpoint.method === 'POST' && random.next() < 0.1) headers['idempotency-key'] = random.uuid();
  if (isOdd) Object.assign(headers, random.pick(oddHeaders));
  const request = {
    method: endpoint.method,
    url:
      path + searchOf(query) + (isOdd ? random.pick(['', '', '?%zz', '%00', '?a[]=1&a[]=2']) : ''),
    headers,
  };
  if (!endpoint.body && !endpoint.upload) return request;
  if (endpoint.upload) return { ...request, form: formOf(body, random) };
  headers['content-type'] ??= 'application/json';
  return { ...request, body: isOdd ? random.pick(rawBodies) : (JSON.stringify(body) ?? 'null') };
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
/** A lone surrogate cannot be encoded. */
const encode = (value: unknown): string => encodeURIComponent(text(value).toWellFormed());

function searchOf(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => `${encode(name)}=${encode(one)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const fileNames = [
  'cv.pdf',
  '履歴書.pdf',
  '../../x.pdf',
  'a\u0301.exe',
  '.',
  'x'.repeat(400),
  'con.pdf\u202Egpj',
];

function formOf(body: unknown, random: Random) {
  const fields = Object.entries(body ?? {}).map(([name, value]) => [name, text(value)]);
  const content = () =>
    random.pick([pdf.toString('latin1'), '', 'x', '<svg onload=alert(1)>', 'PK\u0003\u0004']);
  const files = Array.from({ length: random.pick([1, 1, 1, 0, 2]) }, () => ({
    name: random.pick(fileNames),
    content: content(),
  }));
  return { fields: Object.fromEntries(fields) as Record<string, string>, files };
}

function withNames(world: World, request: FuzzRequest): FuzzRequest {
  let json = JSON.stringify(request);
  for (const [name, id] of world.ids) json = json.replaceAll(id, `{${name}}`);
  return JSON.parse(json) as FuzzRequest;
}

import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { requestFor } from '@engawa/contract/request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmployer } from '../../testing/contents/jobs.ts';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import type { Fixtures, Input } from '../../testing/strangers/fixture.ts';
import { idPlaces } from '../../testing/strangers/id-places.ts';
import { sides } from '../../testing/strangers/sides.ts';
import { everythingStored } from '../../testing/strangers/stored.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

type Side = keyof typeof sides;
const sideOf = ({ auth }: AnyEndpoint) => (auth.kind in sides ? (auth.kind as Side) : undefined);
const create = {
  student: () => createStudent(api),
  company: () => createEmployer(api, { plan: 2 }),
};

/** A and B, the same for all places of one endpoint. */
const cast = new Map<string, Promise<[stranger: SignedIn, owner: SignedIn]>>();
function peopleFor({ id }: AnyEndpoint, side: Side) {
  const people = cast.get(id) ?? Promise.all([create[side](), create[side]()]);
  cast.set(id, people);
  return people;
}

const rows = endpoints.flatMap((endpoint) => {
  const side = sideOf(endpoint);
  if (!side) return [];
  // Each fixture gets people of its own side only.
  const known = (sides[side] as Fixtures<SignedIn>)[endpoint.id] ?? {};
  return idPlaces(endpoint).map((place) => ({ endpoint, side, place, fixture: known[place] }));
});

test('every id in a request has a fixture, or a reason why it needs none', () => {
  const missing = rows.filter(({ fixture }) => !fixture);
  expect(missing.map(({ endpoint, place }) => `${endpoint.id} ${place}`)).toEqual([]);
});

test('every fixture belongs to an id of a request', () => {
  const taken = new Set(rows.map(({ endpoint, place }) => `${endpoint.id} ${place}`));
  const fixtures = Object.values(sides).flatMap((side) => Object.entries(side));
  const unused = fixtures.flatMap(([id, places]) =>
    Object.keys(places).flatMap((place) => (taken.has(`${id} ${place}`) ? [] : [`${id} ${place}`])),
  );
  expect(unused).toEqual([]);
});

async function send(endpoint: AnyEndpoint, who: SignedIn, input: Input) {
  const { method, url, body } = requestFor(endpoint, input as object);
  const reply = await api.app.inject({
    method: method as 'GET',
    url,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, body: reply.body };
}

const theirs = rows.flatMap(({ fixture, ...row }) =>
  fixture && 'make' in fixture ? [{ ...row, fixture }] : [],
);

describe('a stranger’s thing looks non-existent', () => {
  test.each(theirs)('$endpoint.id: $place', async ({ endpoint, side, fixture }) => {
    const [stranger, owner] = await peopleFor(endpoint, side);
    const id = await fixture.make(api, owner);
    const mine = (one: string) => fixture.call(one, api, stranger);
    const [unknown, foreign] = [await mine(crypto.randomUUID()), await mine(id)];

    const before = await everythingStored(api);
    const expected = await send(endpoint, stranger, unknown);
    expect([expected.status, expected.body]).toEqual([fixture.status ?? 404, expect.any(String)]);
    expect(await send(endpoint, stranger, foreign)).toEqual(expected);
    expect(await everythingStored(api)).toEqual(before);

    // The thing exists: its owner's request succeeds.
    const own = await send(endpoint, owner, await fixture.call(id, api, owner));
    expect([own.status, own.body]).toEqual([200, own.body]);
  });
});

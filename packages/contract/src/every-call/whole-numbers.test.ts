import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyEndpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { highestStored } from '../versions.ts';

interface Node {
  type?: string;
  maximum?: number;
  minimum?: number;
}

/** Yen, in columns or documents that hold more than four bytes. */
const money = /\.capital\./;

function tooLarge(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, maximum = Infinity, minimum = -Infinity } = node as Node;
  const held = maximum <= highestStored && minimum >= -highestStored;
  const inside = Object.entries(node).flatMap(([name, one]) => tooLarge(one, `${place}.${name}`));
  return type === 'integer' && !held ? [place, ...inside] : inside;
}

test('every accepted integer fits the four-byte column that it is stored in or compared with', () => {
  const found = endpoints.flatMap(({ id, params, query, body }: AnyEndpoint) =>
    [params, query, body].flatMap((schema) =>
      schema ? tooLarge(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), id) : [],
    ),
  );
  expect(found.filter((place) => !money.test(place))).toEqual([]);
});

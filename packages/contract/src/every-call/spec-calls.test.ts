import { expect, test } from 'vitest';
import { specCalls } from '../../testing/spec-calls.ts';
import { endpoints } from '../endpoints.ts';

/** Ignores parameter names, which may differ from the spec's. */
const addressOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
const byAddress = new Map(endpoints.map((endpoint) => [addressOf(endpoint), endpoint]));

test.each(specCalls.map((call) => [addressOf(call), call] as const))('has %s', (address, call) => {
  const endpoint = byAddress.get(address);
  expect(endpoint).toBeDefined();
  expect(Object.keys(endpoint?.query?.shape ?? {})).toEqual(
    expect.arrayContaining([...call.query]),
  );
});

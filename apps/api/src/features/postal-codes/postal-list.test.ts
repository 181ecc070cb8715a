import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { getAddress } from 'yubin';
import { PostalList } from './postal-list.ts';

/** A city's general code, towns, and codes of single offices. */
const endings = ['0000', '0001', '0023', '0805', '8501', '8686', '9999'];

test('finds the same place as the package itself', async () => {
  const list = new PostalList();
  let found = 0;
  // Every 17th only: the package caches each part it has unpacked.
  for (let digits = 1; digits < 1_000; digits += 17) {
    for (const ending of endings) {
      const code = `${String(digits).padStart(3, '0')}${ending}`;
      const expected = getAddress(code);
      const place = await list.find(code);
      if (expected) expect(expected, code).toMatchObject(place ?? {});
      expect(place === null, code).toBe(expected === null);
      if (place) found += 1;
    }
  }
  expect(found).toBeGreaterThan(100);
});

test('answers concurrent lookups', async () => {
  const list = new PostalList();
  const codes = ['3050005', '1000301', '0608621', '0000000'];
  const places = await Promise.all(codes.map((code) => list.find(code)));
  expect(places.map((place) => place?.city)).toEqual([
    'つくば市',
    '利島村',
    '札幌市中央区',
    undefined,
  ]);
});

test('refuses a file with another layout on every lookup', async () => {
  const list = new PostalList(fileURLToPath(import.meta.url));
  for (const code of ['3050005', '1000301']) {
    await expect(list.find(code)).rejects.toThrow('another layout');
  }
});

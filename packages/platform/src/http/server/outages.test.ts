import { expect, test } from 'vitest';
import { Outages } from './outages.ts';

test('counts refused calls by cause and logs one line per ten seconds with their number', () => {
  let now = 0;
  const lines: object[] = [];
  const outages = new Outages({ warn: (facts: object) => lines.push(facts) }, () => now);
  const refused = { error: new Error('away'), endpoint: 'company.files.upload' };
  for (let call = 0; call < 5; call += 1) outages.note('store', refused);
  outages.note('database', refused);
  now = 10_000;
  outages.note('store', refused);

  expect(lines).toMatchObject([
    { because: 'store', calls: 1 },
    { because: 'database', calls: 1 },
    { because: 'store', calls: 5 },
  ]);
  expect(outages.series['engawa_unavailable_total']?.read()).toEqual([
    { of: { cause: 'store' }, value: 6 },
    { of: { cause: 'database' }, value: 1 },
  ]);
});

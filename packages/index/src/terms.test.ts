import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { Terms } from './terms.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const megabytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

it('stores a rare word without retaining the long text it was cut from', () => {
  const terms = new Terms();
  const atFirst = megabytes();
  for (let row = 0; row < 100; row += 1) {
    const before = ' '.repeat(1_000_000);
    const text = `${before}'electrochemistry${row}'`;
    terms.addAll({ text, from: before.length, to: text.length }, row);
  }
  const bits = new Uint32Array(4);
  terms.markBeginning('electrochemistry', bits);
  expect([...bits]).toEqual([0xffffffff, 0xffffffff, 0xffffffff, 0b1111]);
  expect(megabytes() - atFirst).toBeLessThan(20);
});

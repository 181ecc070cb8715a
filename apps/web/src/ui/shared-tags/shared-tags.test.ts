import { expect, it } from 'vitest';
import { type CardTags, sharedTags } from './shared-tags.ts';

const may = { verdict: 'may', visa: 'visa-support', type: 'type 1' };
const settle = { verdict: null, visa: 'visa-support', type: 'type 2' };

it.each<[string, CardTags[], string[]]>([
  ['no card', [], []],
  ['one card shows all', [may], []],
  ['the same card twice', [may, may], ['may', 'visa-support', 'type 1']],
  ['a tag that one card lacks is shown', [may, settle], ['visa-support']],
  ['the last card differs', [may, may, settle], ['visa-support']],
  ['cards without tags', [{ verdict: null }, { verdict: null }], []],
  ['a card without tags', [may, {}], []],
  ['an equal value of another name', [{ a: 'x' }, { b: 'x' }], ['x']],
])('%s', (_name, cards, shared) => expect([...sharedTags(cards)]).toEqual(shared));

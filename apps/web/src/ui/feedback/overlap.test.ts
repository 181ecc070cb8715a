import { expect, it } from 'vitest';
import { overlap } from './overlap.ts';

const snackbar = { top: 700, bottom: 760, left: 16, right: 344 };

it.each([
  ['below it', { top: 720, bottom: 764, left: 16, right: 120 }, true],
  ['touching it', { top: 656, bottom: 700, left: 16, right: 120 }, false],
  ['beside it', { top: 720, bottom: 764, left: 350, right: 400 }, false],
  ['around it', { top: 0, bottom: 900, left: 0, right: 400 }, true],
])('%s', (_, box, expected) => expect(overlap(snackbar, box)).toBe(expected));

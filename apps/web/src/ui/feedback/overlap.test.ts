import { expect, it } from 'vitest';
import { overlap } from './overlap.ts';

const snackbar = { top: 700, bottom: 760, left: 16, right: 344 };

it.each([
  ['a control under the snackbar', { top: 720, bottom: 764, left: 16, right: 120 }, true],
  ['a control that touches it', { top: 656, bottom: 700, left: 16, right: 120 }, false],
  ['a control beside it', { top: 720, bottom: 764, left: 350, right: 400 }, false],
  ['a control around it', { top: 0, bottom: 900, left: 0, right: 400 }, true],
])('detects overlap with %s', (_, box, expected) => expect(overlap(snackbar, box)).toBe(expected));

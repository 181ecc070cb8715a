import { expect, it } from 'vitest';
import { sendsOnEnter } from './sends-on-enter.ts';

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

it.each([
  ['Enter with a keyboard', enter, true, true],
  ['Shift+Enter', { ...enter, shiftKey: true }, true, false],
  ['the Enter of an input method', { ...enter, isComposing: true }, true, false],
  ['an input method’s Enter in Safari', { ...enter, keyCode: 229 }, true, false],
  ['Enter on a phone', enter, false, false],
  ['another key', { ...enter, key: 'a', keyCode: 65 }, true, false],
])('sends or does not: %s', (_, press, hasKeyboard, sends) => {
  expect(sendsOnEnter(press, hasKeyboard)).toBe(sends);
});

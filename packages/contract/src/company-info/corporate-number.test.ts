import { expect, test } from 'vitest';
import { isCorporateNumber } from './corporate-number.ts';

/** Numbers of public bodies, published by the tax agency. */
test.each(['7000012050002', '2000012020001', '8000012010038'])('%s is valid', (number) => {
  expect(isCorporateNumber(number)).toBe(true);
});

test.each([
  ['another check digit', '8000012050002'],
  ['two digits swapped', '7000012500002'],
  ['one digit short', '700001205000'],
  ['one too many', '70000120500021'],
  ['wide digits', '７０００012050002'],
  ['separated', '7-0000-1205-0002'],
  ['nothing', ''],
])('%s is invalid', (_, number) => {
  expect(isCorporateNumber(number)).toBe(false);
});

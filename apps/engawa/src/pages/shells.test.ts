import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '@engawa/contract/product';
import { expect, it } from 'vitest';
import { shellIn } from './shells.ts';

const html = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');

it.each(['ja', 'en'] as const)('the empty page has its title in %s from the first paint', (one) => {
  const shell = shellIn(html, one);
  expect(shell).toContain(`<html lang="${one}">`);
  expect(shell).toContain(`<title>${product.fullName[one]}</title>`);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '../apps/api/src/features');
const headed = (feature: string) =>
  ['routes.ts', 'public.ts'].map((file) => join(features, feature, file)).find(existsSync);

test.each(readdirSync(features))('feature %s says at its top what it does', (feature) => {
  const file = headed(feature);
  const text = file ? readFileSync(file, 'utf8') : '';
  expect(text.startsWith(`/**\n * Feature ${feature}. `)).toBe(true);
});

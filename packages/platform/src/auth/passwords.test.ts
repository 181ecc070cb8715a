import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const root = join(import.meta.dirname, '../../../..');

describe('the cost of hashing a password', () => {
  test("equals OWASP's parameters in the product, whatever its environment variables", () => {
    const script = `
      import { hashPassword } from ${JSON.stringify(join(import.meta.dirname, 'passwords.ts'))};
      process.stdout.write(await hashPassword('kaki-to-moss-7'));
    `;
    const env = { ...process.env, NODE_ENV: 'test', VITEST: 'true', PASSWORD_COST: '1' };
    const hash = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env });
    expect(hash.toString()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('is not lowered by any file of the product', () => {
    const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('auth/passwords.ts'),
    );
    expect(files.length).toBeGreaterThan(1000);
    const lowering = files.filter((file) =>
      /hashCheaplyInTests|cheap-passwords/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(lowering).toEqual([]);
  });

  test('is low in these tests', async () => {
    expect(await hashPassword('kaki-to-moss-7')).toContain('m=64,t=1');
  });
});

test.each([
  ['kaki-to-moss-7', true],
  ['kaki-to-moss-8', false],
])('%s verifies: %s', async (password, verifies) => {
  const known = await hashPassword('kaki-to-moss-7');
  expect(await verifyPassword(known, password)).toBe(verifies);
  expect(await verifyPassword(null, password)).toBe(false);
});

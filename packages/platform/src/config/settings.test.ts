import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onOff, origin, port, readSettings } from './settings.ts';

const schema = z.object({
  PORT: port.default(3000),
  DEMO: onOff.default(true),
  ORIGIN: origin.optional(),
});

test('defaults, empty values and values', () => {
  expect(readSettings(schema, {})).toEqual({ PORT: 3000, DEMO: true });
  expect(readSettings(schema, { PORT: '', DEMO: 'off', ORIGIN: 'https://a.example/path' })).toEqual(
    {
      PORT: 3000,
      DEMO: false,
      ORIGIN: 'https://a.example',
    },
  );
});

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a number from 1 to 65535'],
  [{ PORT: '70000' }, 'PORT: must be a number from 1 to 65535'],
  [{ DEMO: 'yes' }, 'DEMO: must be on or off'],
  [{ ORIGIN: 'javascript:alert(1)' }, 'ORIGIN: must be an address such as https://engawa.example'],
])('%j is reported in a sentence', (environment, sentence) => {
  expect(() => readSettings(schema, environment)).toThrow(
    `Please correct these settings: ${sentence}.`,
  );
});

describe('a setting from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-settings-'));
  const file = join(folder, 'origin');
  writeFileSync(file, 'https://a.example\n');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read without trailing line breaks', () => {
    expect(readSettings(schema, { ORIGIN_FILE: file }).ORIGIN).toBe('https://a.example');
  });

  test('stops the start when the file is missing or the setting is also given directly', () => {
    const both = { ORIGIN: 'https://b.example', ORIGIN_FILE: file };
    expect(() => readSettings(schema, both)).toThrow('Please set ORIGIN or ORIGIN_FILE, not both.');
    expect(() => readSettings(schema, { ORIGIN_FILE: join(folder, 'none') })).toThrow(
      /^Please correct ORIGIN_FILE: .* cannot be read \(ENOENT\)\.$/,
    );
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startClamavServer } from '@engawa/platform/testing/stand-ins/clamav-server';
import { startMailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import { startObjectServer } from '@engawa/platform/testing/stand-ins/object-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { checksOf } from '../../src/operator/checks/checks.ts';
import { databaseFaults } from '../../src/operator/checks/database.repo.ts';
import { runChecks } from '../../src/operator/checks/run-checks.ts';
import { cloneDatabase } from '../../testing/database/database.ts';

async function check(env: Record<string, string>) {
  const database = await cloneDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'engawa-check-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const lines: string[] = [];
  const settings = readConfig({ ENGAWA_DATA: folder, ...env });
  const passed = await runChecks(checksOf(settings, database.url), (line) => lines.push(line));
  return { passed, printed: lines.join('\n') };
}

const bucket = (endpoint: string) => ({
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_ENDPOINT: endpoint,
});

describe('npm run check', () => {
  test('passes if every part works, and names unused ones', async () => {
    const relay = await startMailRelay();
    const objects = await startObjectServer();
    const clamav = await startClamavServer();
    onTestFinished(async () => {
      await Promise.all([relay.stop(), objects.stop(), clamav.stop()]);
    });
    const { passed, printed } = await check({
      ...bucket(objects.endpoint),
      SMTP_URL: relay.url,
      SCANNER_URL: clamav.url,
    });
    expect(printed).toMatch(/^ok {4}database +PostgreSQL \d+/m);
    expect(printed).toMatch(/^ok {4}files +written, read and deleted in bucket files$/m);
    expect(printed).toMatch(/^ok {4}mail relay/m);
    expect(printed).toMatch(/^ok {4}virus scanner/m);
    expect(printed).toMatch(/^– +translator +not set$/m);
    expect(passed).toBe(true);
  });

  test('fails with a message for each broken part', async () => {
    const relay = await startMailRelay({ offers: ['AUTH'] });
    onTestFinished(() => relay.stop());
    const { passed, printed } = await check({
      ...bucket('http://127.0.0.1:1'),
      SMTP_URL: relay.url.replace('//', '//engawa:secret@'),
      SCANNER_URL: 'clamav://127.0.0.1:1',
      TRANSLATE_URL: 'http://127.0.0.1:1',
      SEARCH_URL: 'http://127.0.0.1:1',
      OIDC_ISSUER: 'http://127.0.0.1:1',
      OIDC_CLIENT_ID: 'engawa',
      OIDC_CLIENT_SECRET: 'secret',
    });
    expect(passed).toBe(false);
    expect(printed).toMatch(/^ok {4}database/m);
    expect(printed).toMatch(/^FAIL {2}files .*ECONNREFUSED/m);
    expect(printed).toMatch(/^FAIL {2}mail relay .*offers no TLS.*SMTP_ALLOW_PLAINTEXT/m);
    for (const [part, setting] of [
      ['OpenID issuer', 'OIDC_ISSUER'],
      ['virus scanner', 'SCANNER_URL'],
      ['translator', 'TRANSLATE_URL'],
      ['search cluster', 'SEARCH_URL'],
    ]) {
      expect(printed).toMatch(new RegExp(`^FAIL  ${part} .*${setting}`, 'm'));
    }
  });
});

describe('faults of a database', () => {
  const facts = {
    version: 180_004,
    shown: '18.4',
    encoding: 'UTF8',
    standby: false,
    creates: true,
    migrated: true,
    epoch: 1000,
    connections: 100,
  };
  const wanted = { setting: 'DATABASE_URL', role: 'primary', pool: 10, migrates: true } as const;
  const faults = (change: object, want: object = {}) => [
    ...databaseFaults({ ...facts, ...change }, { ...wanted, ...want }, 1000),
  ];

  test('none by default', () => expect(faults({})).toEqual([]));

  test.each([
    [{ version: 140_000, shown: '14.1' }, {}, '15 or newer'],
    [{ encoding: 'SQL_ASCII' }, {}, '--encoding UTF8'],
    [{ epoch: 1060 }, {}, 'clock is 60 s off'],
    [{ standby: true }, {}, 'takes no writes'],
    [{}, { role: 'standby', setting: 'DATABASE_REPLICA_URL' }, 'is no standby'],
    [{ creates: false }, {}, 'may not create tables'],
    [{ migrated: false }, { migrates: false }, 'npm run migrate'],
    [{ connections: 20 }, {}, 'one server takes up to 24'],
  ])('%j: %s', (change, want, sentence) => {
    expect(faults(change, want)).toEqual([expect.stringContaining(sentence)]);
  });
});

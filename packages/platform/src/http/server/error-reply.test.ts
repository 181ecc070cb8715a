import { errorCodes, errorMeaning } from '@engawa/contract/error-catalogue';
import { languages } from '@engawa/contract/language';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../errors/refusal.ts';
import { errorReply } from './error-reply.ts';

const details = {
  megabytes: 20,
  formats: 'pdf',
  seconds: 3,
  items: '氏名',
  words: '25歳以下',
  place: '東京都',
  minimum: '1226',
  count: 3,
  side: 12_000,
  megapixels: 60,
  variables: 'name',
  days: 180,
  files: 20,
  max: 300,
  date: '2027/04/01',
  month: '2027/03',
  amount: 250_000,
  document: '履歴書',
  documents: '履歴書',
  reason: '時間をおいてお試しください。',
  reasons: '在留資格が登録されていません。',
};

describe.each(languages)('every refusal in %s', (language) => {
  test.each(errorCodes)('%s', (code) => {
    const { status, body } = errorReply(new Refusal(code, { details }), language);
    expect(status).toBe(errorMeaning(code).status);
    expect(body.code).toBe(code);
    expect(body.message).not.toMatch(/\{|undefined/);
    expect(body.message.length).toBeGreaterThan(3);
  });
});

const databaseError = (code: string) => Object.assign(new Error('private detail'), { code });

test.each<[string, unknown, number, string]>([
  [
    'the socket is not there',
    Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'connect' }),
    503,
    'unavailable',
  ],
  ['the server is starting', databaseError('57P03'), 503, 'unavailable'],
  ['the statement took too long', databaseError('57014'), 503, 'unavailable'],
  ['the connection broke', new Error('Connection terminated unexpectedly'), 503, 'unavailable'],
  [
    'a file is missing on disk',
    Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' }),
    500,
    'internal',
  ],
  ['the disk of the database is full', databaseError('53100'), 507, 'storage_full'],
  ['our disk is full', Object.assign(new Error('x'), { code: 'ENOSPC' }), 507, 'storage_full'],
  ['a constraint nobody foresaw', databaseError('23505'), 500, 'internal'],
  ['a fault of ours', new TypeError('private detail'), 500, 'internal'],
  [
    'the framework refuses',
    Object.assign(new Error('x'), { statusCode: 400 }),
    400,
    'malformed_request',
  ],
])('%s', (_name, error, status, code) => {
  const reply = errorReply(error, 'en');
  expect([reply.status, reply.body.code]).toEqual([status, code]);
  expect(JSON.stringify(reply.body)).not.toContain('private');
  expect(reply.ours).toBe(status === 500);
});

test('a refusal for overload says how long to wait', () => {
  const { headers, body } = errorReply(
    new Refusal('too_many_requests', { retryAfterSeconds: 9 }),
    'ja',
  );
  expect(headers['retry-after']).toBe('9');
  expect(body.message).toBe('回数の上限に達しました。9秒ほど待ってからお試しください。');
  expect(errorReply(databaseError('57P01'), 'ja').headers['retry-after']).toBe('2');
});

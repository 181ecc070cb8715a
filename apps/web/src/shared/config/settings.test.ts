import { describe, expect, it } from 'vitest';
import { apiTimeoutMs, linkOrNothing } from './settings.ts';

it('waits ten seconds for an answer by default', () => expect(apiTimeoutMs).toBe(10_000));

describe('linkOrNothing', () => {
  it.each([
    ['https://journal.example/a', 'https://journal.example/a'],
    ['/company/signin', '/company/signin'],
    [' https://journal.example ', 'https://journal.example'],
    ['', ''],
    ['javascript:alert(1)', ''],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    ['journal', ''],
  ])('reads %j as %j', (given, link) => expect(linkOrNothing(given, '/other')).toBe(link));

  it('takes the default without a setting', () => {
    expect(linkOrNothing(undefined, '/other')).toBe('/other');
  });
});

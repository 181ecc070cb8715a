import { expect, test } from 'vitest';
import { eventFileName } from './file-name.rules.ts';

test.each([
  [['会社説明会', '参加者', '20261115'], '会社説明会_参加者_20261115.csv'],
  [['Open day / Tokyo: 1/2'], 'Open_day_Tokyo_1_2.csv'],
  [['../../etc/passwd'], 'etc_passwd.csv'],
  [['"; rm -rf'], 'rm_rf.csv'],
  [['がくせい'.normalize('NFD')], 'がくせい.csv'],
  [['🎉🎉'], 'event.csv'],
  [[null, '参加者'], '参加者.csv'],
  [['\ud83d'], 'event.csv'],
  [['あ'.repeat(100)], `${'あ'.repeat(60)}.csv`],
])('%j', (parts, name) => {
  expect(eventFileName(parts, 'csv')).toBe(name);
});

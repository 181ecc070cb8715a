import { expect, test } from 'vitest';
import { invitationMail } from './mails.ts';

const own = { level: '採用担当者', url: 'https://engawa.test/invitation' };
const data = { ...own, team: '星空電機' };

test.each([
  ['ja', { ...data, inviter: '森田 葵' }, '「森田 葵」さんから、「星空電機」の採用チームに'],
  ['en', { ...data, inviter: 'Aoi Morita' }, '“Aoi Morita” invites you to the hiring team'],
  ['ja', data, 'Engawa運営事務局から、「星空電機」の'],
] as const)('an invitation names the inviter (%s)', (language, filled, said) => {
  expect(JSON.stringify(invitationMail.render(filled, language))).toContain(said);
});

test('an invitation of an unverified company names neither the company nor the inviter', () => {
  const { subject, blocks } = invitationMail.render(own, 'ja');
  expect(subject).toBe('Engawaへの招待が届いています');
  expect(JSON.stringify(blocks)).toContain('まだ確認の済んでいない企業から');
});

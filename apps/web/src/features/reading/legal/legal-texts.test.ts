import { expect, it } from 'vitest';
import { legalTexts } from './legal-texts.ts';

it('names the legal basis of each promise', async () => {
  const ja = JSON.stringify(await legalTexts.load('ja'));
  for (const word of [
    '第21条',
    '職業安定法',
    '個人情報保護委員会',
    '開示',
    '訂正',
    '利用の停止',
    '削除',
    '持ち出し',
    '準拠法',
  ]) {
    expect(ja).toContain(word);
  }
});

import { describe, expect, it } from 'vitest';
import { matchesWords } from './choice.ts';

const tokyo = { value: '13', label: '東京都', keywords: 'とうきょう Tōkyō' };
const garage = { value: 'g', label: 'ガレージ' };

describe('matchesWords', () => {
  it.each(['', '東京', 'トウキョウ', 'tokyo', 'ＴＯＫＹＯ', 'ﾄｳｷｮｳ', '東京 tok', '　東京'])(
    'finds 東京都 by “%s”',
    (query) => {
      expect(matchesWords(tokyo, query)).toBe(true);
    },
  );

  it('requires every word', () => {
    expect(matchesWords(tokyo, '東京 大阪')).toBe(false);
  });

  it('distinguishes voiced kana', () => {
    expect(matchesWords(garage, 'がれ')).toBe(true);
    expect(matchesWords(garage, 'かれ')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { words as uiWords } from '../../ui/words.ja.ts';
import { loadWords, wordSet } from './words.ts';

describe('a partial language', () => {
  it('uses its own words, and English ones for missing keys', async () => {
    const t = await loadWords(uiWords, 'qps');
    expect(t('undo')).toBe('[Ûñðő one]');
    expect(t('remove', { name: 'CV' })).toBe('[Ŕéɱővé CV one]');
    expect(t('noMatch')).toBe('Nothing matches.');
  });

  it('falls back key by key inside a group of words', async () => {
    const t = await loadWords(uiWords, 'qps');
    expect(t('characters.left', { count: 1 })).toBe('[1 çĥåŕåçţéŕ ļéƒţ one]');
    expect(t('characters.over', { count: 2 })).toBe('2 characters too many');
  });

  it('needs no words file', async () => {
    const ja = { greeting: 'こんにちは' };
    const words = wordSet({
      ja: async () => ({ words: ja }),
      en: async () => ({ words: { greeting: 'Hello' } }),
    });
    expect((await words.load('qps'))('greeting')).toBe('Hello');
    expect((await words.load('ja'))('greeting')).toBe('こんにちは');
  });
});

import { describe, expect, it } from 'vitest';
import { uiWords } from '../../ui/words.ts';
import { defineWords } from './words.ts';

describe('a partial language', () => {
  it('says its own words, and in English what it lacks', async () => {
    const t = await uiWords.load('qps');
    expect(t('undo')).toBe('[Ûñðő one]');
    expect(t('remove', { name: 'CV' })).toBe('[Ŕéɱővé CV one]');
    expect(t('noMatch')).toBe('Nothing matches.');
  });

  it('falls back key by key inside a group of words', async () => {
    const t = await uiWords.load('qps');
    expect(t('characters.left', { count: 1 })).toBe('[1 çĥåŕåçţéŕ ļéƒţ one]');
    expect(t('characters.over', { count: 2 })).toBe('2 characters too many');
  });

  it('needs no file of words', async () => {
    const ja = { greeting: 'こんにちは' };
    const words = defineWords({
      ja: async () => ({ words: ja }),
      en: async () => ({ words: { greeting: 'Hello' } }),
    });
    expect((await words.load('qps'))('greeting')).toBe('Hello');
    expect((await words.load('ja'))('greeting')).toBe('こんにちは');
  });
});

import { growsFaster } from '@engawa/contract/testing/thread-ms';
import { expect, test } from 'vitest';
import { endLike, joinSentences, sentencesOf } from './sentences.rules.ts';

test.each([
  ['東京です。大阪です。', ['東京です。', '大阪です。']],
  ['本当？はい！', ['本当？', 'はい！']],
  ['「はい。」と言う。次', ['「はい。」', 'と言う。', '次']],
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['We use Node.js 3.5. Every day.', ['We use Node.js 3.5.', 'Every day.']],
  ['He said "yes." Then', ['He said "yes."', 'Then']],
  ['no end', ['no end']],
  ['...', ['...']],
  ['', []],
])('%j', (line, sentences) => {
  expect(sentencesOf(line)).toEqual(sentences);
});

test('joins sentences as the target language does', () => {
  expect(joinSentences(['One.', 'Two.'], 'en')).toBe('One. Two.');
  expect(joinSentences(['東京です。', '大阪です。'], 'ja')).toBe('東京です。大阪です。');
});

test.each<[string, string, 'ja' | 'en', string]>([
  ['東京です。', 'It is Tokyo', 'en', 'It is Tokyo.'],
  ['It is Tokyo!', '東京です', 'ja', '東京です！'],
  ['東京です。', 'It is Tokyo.', 'en', 'It is Tokyo.'],
  ['東京', 'Tokyo Co., Ltd.', 'en', 'Tokyo Co., Ltd.'],
  ['東京', 'Tokyo', 'en', 'Tokyo'],
  ['本当？', 'Really?', 'en', 'Really?'],
])('%j makes %j end, to %s: %j', (source, target, to, ended) => {
  expect(endLike(source, target, to)).toBe(ended);
});

test.each(['.', '. ', '。」', '!?', 'a.', '. .a'])(
  'the time for a line made of %j grows linearly',
  (piece) => {
    expect(growsFaster((length) => sentencesOf(piece.repeat(length)))).toBe(false);
  },
);

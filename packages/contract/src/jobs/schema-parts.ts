import { z } from 'zod';
import { part, plain } from '../contents/outline/mark.ts';
import { idSchema } from '../reference/id-schema.ts';
import { jlptLevels } from '../reference/languages/jlpt-levels.ts';
import { selfRatings } from '../reference/languages/self-ratings.ts';
import { spokenLanguages } from '../reference/languages/spoken-languages.ts';

export const neededLanguage = part({
  language: plain(idSchema(spokenLanguages), '言語', 'Language'),
  level: plain(idSchema(selfRatings), '最低限のレベル', 'At least'),
  /** The minimum level; only for Japanese. */
  jlpt: plain(idSchema(jlptLevels).nullable(), '日本語能力試験', 'JLPT'),
});

export const yen = z.int().min(0).max(1_000_000_000);

export const fixedOvertime = part({
  basePay: plain(yen.nullable(), '固定残業代を除く基本給', 'Base pay without it', {
    needed: 'where asked',
  }),
  hours: plain(z.int().min(1).max(100).nullable(), '固定残業の時間', 'Hours it covers', {
    needed: 'where asked',
  }),
  amount: plain(yen.nullable(), '固定残業代', 'Fixed overtime pay', { needed: 'where asked' }),
  excessPaid: plain(
    z.boolean(),
    '固定残業時間を超えた分は追加で支給する',
    'Hours beyond it are paid in addition',
  ),
});

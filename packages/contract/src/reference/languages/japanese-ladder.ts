import { type Dated, inForce } from '../dated.ts';
import { type IdOf, type ReferenceEntry, referenceTable } from '../table.ts';
import type { BjtLevel } from './bjt-levels.ts';
import type { CefrLevel } from './cefr-levels.ts';
import type { JlptLevel } from './jlpt-levels.ts';
import type { SelfRatingId } from './self-ratings.ts';
import { japaneseId } from './spoken-languages.ts';

type Rung = ReferenceEntry &
  Dated & {
    jlpt: JlptLevel | null;
    bjt: BjtLevel | null;
    cefr: CefrLevel | null;
    self: SelfRatingId | null;
  };

/** BJT and self-ratings have no official JLPT equivalent, so this mapping is unconfirmed. */
const reading = {
  validFrom: '2025-12-01',
  validTo: null,
  confirmed: false,
  source:
    'JLPT score reports with a CEFR reference (December 2025); BJT and self-ratings: our reading',
} as const;

/**
 * One ordering of all ways to state a level of Japanese. Levels on the same rung are equivalent, so
 * that the filter "no more than mine" is well defined.
 */
export const japaneseLadder = referenceTable([
  {
    id: 0,
    name: { ja: '日本語はこれから', en: 'No Japanese yet' },
    jlpt: null,
    bjt: null,
    cefr: null,
    self: null,
    ...reading,
  },
  {
    id: 1,
    name: { ja: 'N5程度', en: 'About N5' },
    jlpt: 'N5',
    bjt: 'J5',
    cefr: 'A1',
    self: 'elementary',
    ...reading,
  },
  {
    id: 2,
    name: { ja: 'N4程度', en: 'About N4' },
    jlpt: 'N4',
    bjt: 'J4',
    cefr: 'A2',
    self: null,
    ...reading,
  },
  {
    id: 3,
    name: { ja: 'N3程度', en: 'About N3' },
    jlpt: 'N3',
    bjt: 'J3',
    cefr: 'B1',
    self: 'daily-conversation',
    ...reading,
  },
  {
    id: 4,
    name: { ja: 'N2程度', en: 'About N2' },
    jlpt: 'N2',
    bjt: 'J2',
    cefr: 'B2',
    self: 'business',
    ...reading,
  },
  {
    id: 5,
    name: { ja: 'N1程度', en: 'About N1' },
    jlpt: 'N1',
    bjt: 'J1',
    cefr: 'C1',
    self: 'fluent',
    ...reading,
  },
  {
    id: 6,
    name: { ja: 'ネイティブ', en: 'Native' },
    jlpt: null,
    bjt: 'J1+',
    cefr: 'C2',
    self: 'native',
    ...reading,
  },
] as const satisfies readonly Rung[]);
export type JapaneseRung = IdOf<typeof japaneseLadder>;

export type JapaneseLevel = Partial<
  Readonly<{
    jlpt: JlptLevel | null;
    bjt: BjtLevel | null;
    cefr: CefrLevel | null;
    self: SelfRatingId | null;
  }>
>;

/** The highest rung of the stated levels; 0 without any. */
export function rungOf(level: JapaneseLevel, day: string): JapaneseRung {
  const ways = ['jlpt', 'bjt', 'cefr', 'self'] as const;
  const on = japaneseLadder.entries.filter(
    (rung) =>
      inForce(rung, day) && ways.some((way) => rung[way] !== null && rung[way] === level[way]),
  );
  return on.reduce<JapaneseRung>((highest, { id }) => (id > highest ? id : highest), 0);
}

interface NeededLanguage {
  language: string;
  level: SelfRatingId;
  jlpt: JlptLevel | null;
}

/** The highest rung that a job requires; 0 where it does not ask for Japanese. */
export function rungAsked(languages: readonly NeededLanguage[], day: string): JapaneseRung {
  const needed = languages.find(({ language }) => language === japaneseId);
  return needed ? rungOf({ self: needed.level, jlpt: needed.jlpt }, day) : 0;
}

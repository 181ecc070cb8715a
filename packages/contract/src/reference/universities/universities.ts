import type { Localized } from '../../language.ts';
import type { PrefectureId } from '../places/prefectures.ts';
import { nationalRows } from './national.ts';
import { privateChugokuShikokuRows } from './private-chugoku-shikoku.ts';
import { privateHokkaidoTohokuRows } from './private-hokkaido-tohoku.ts';
import { privateKanagawaHokurikuRows } from './private-kanagawa-hokuriku.ts';
import { privateKantoRows } from './private-kanto.ts';
import { privateKinkiRows } from './private-kinki.ts';
import { privateKyushuOkinawaRows } from './private-kyushu-okinawa.ts';
import { privateOsakaRows } from './private-osaka.ts';
import { privateTokaiRows } from './private-tokai.ts';
import { privateTokyoRows } from './private-tokyo.ts';
import { publicRows } from './public.ts';
import type { UniversityRows } from './rows.ts';

type UniversityKind = 'national' | 'public' | 'private';

export interface University {
  readonly id: string;
  readonly name: Localized;
  readonly prefecture: PrefectureId;
  readonly kind: UniversityKind;
}

function universitiesOf(kind: UniversityKind, rows: UniversityRows): University[] {
  return Object.entries(rows).flatMap(([prefecture, list]) =>
    list.map(([id, ja, en]) => ({
      id,
      name: { ja, en },
      prefecture: prefecture as PrefectureId,
      kind,
    })),
  );
}

/**
 * Every university (大学, graduate-only ones too) on the education ministry's school code list of May
 * 2026. Equal English names are followed by the town.
 */
export const universities: readonly University[] = [
  ...universitiesOf('national', nationalRows),
  ...universitiesOf('public', publicRows),
  ...[
    privateHokkaidoTohokuRows,
    privateKantoRows,
    privateTokyoRows,
    privateKanagawaHokurikuRows,
    privateTokaiRows,
    privateKinkiRows,
    privateOsakaRows,
    privateChugokuShikokuRows,
    privateKyushuOkinawaRows,
  ].flatMap((rows) => universitiesOf('private', rows)),
];

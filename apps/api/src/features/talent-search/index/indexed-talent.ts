import type { Condition, Found, Query } from '@engawa/index/query';
import { balancedOrderOf, littleSeenFrom, orderOf } from '@engawa/matching/plan/order';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import { askedWords } from '@engawa/platform/text/search-words';
import { secondNumber } from '../../../people/student-numbers.rules.ts';
import { inIndex } from '../../../search/conditions/in-index.ts';
import {
  type StudentColumn,
  studentSearched,
  studentSource,
  universityTerm,
} from '../../student-rows/public.ts';
import { studentConditionsOf } from '../conditions.rules.ts';
import type { FoundTalent, PageAsked, Signal, TalentQuery, TalentSearch } from '../port.ts';

type StudentQuery = Query<StudentColumn>;
const nobody: Found = { count: 0, rows: [] };

/** What a point of the score weighs in the order, beside the exposure. */
const shiftIn = (order: PageAsked['order']) =>
  ({
    perPoint: order === 'balanced' ? balancedOrderOf(1, 0) : orderOf(1, 0),
    column: 'exposure',
  }) as const;

const orderIn = (order: PageAsked['order'], query: TalentQuery): StudentQuery['order'] => {
  if (order === 'newest') return 'shown';
  if (order === 'active') return 'active';
  return query.score ? 'score' : 'exposure';
};

const hasSignal = ({
  ids = [],
  universities = [],
  majors = [],
}: Signal): Condition<StudentColumn> => ({
  any: [{ ids }, { terms: universities.map(universityTerm) }, { column: 'major', among: majors }],
});

function conditionsOf(query: TalentQuery): Condition<StudentColumn>[] {
  const { filter, excluded = [], only, shownAfter, fewAsked, score } = query;
  return [
    ...inIndex(studentSearched, studentConditionsOf(filter)),
    ...(excluded.length > 0 ? [{ not: { ids: excluded } }] : []),
    ...(only ? [{ ids: only }] : []),
    ...(shownAfter ? [{ column: 'shown', from: secondNumber(shownAfter) + 1 } as const] : []),
    ...(fewAsked ? [{ column: 'exposure', from: littleSeenFrom } as const] : []),
    ...(score?.signal ? [hasSignal(score.signal)] : []),
  ];
}

/** Searches the index; the fallback if there is none or it fails. */
export function indexedTalent(indexes: SearchEngine, otherwise: TalentSearch): TalentSearch {
  const search = async (
    query: TalentQuery,
    { shift, ...page }: IndexPage,
  ): Promise<Found | undefined> => {
    const { freeWord } = query.filter;
    const words = freeWord ? askedWords(freeWord) : undefined;
    // A word without letters matches nobody.
    if (words?.length === 0) return nobody;
    const { plan, shared, least, most } = query.score ?? {};
    return indexes.search(studentSource.name, {
      ...page,
      where: conditionsOf(query),
      words,
      score: plan && { plan, shared, least, most, shift },
    });
  };
  return {
    find: async (query, asked) => {
      const found = await search(query, pageOf(query, asked));
      return found ? present(found, asked) : otherwise.find(query, asked);
    },
    count: async (queries) => {
      const none = { order: 'shown', limit: 0, shift: undefined } as const;
      const found = await Promise.all(queries.map((query) => search(query, none)));
      const counts = found.flatMap((one) => (one ? [{ count: one.count, isExact: true }] : []));
      return counts.length === queries.length ? counts : otherwise.count(queries);
    },
  };
}

type IndexPage = Pick<StudentQuery, 'order' | 'after' | 'offset' | 'limit'> & {
  shift: NonNullable<StudentQuery['score']>['shift'];
};

function pageOf(query: TalentQuery, { order, perPage, cursor, page = 1 }: PageAsked): IndexPage {
  const [place = '', id = ''] = cursor?.split('_') ?? [];
  return {
    order: orderIn(order, query),
    shift: shiftIn(order),
    after: cursor === undefined ? undefined : { place: Number(place), id },
    offset: cursor === undefined ? (page - 1) * perPage : 0,
    // One more shows whether there is a next page.
    limit: perPage + 1,
  };
}

const cursorOf = ({ place, id }: Found['rows'][number]): string => `${place}_${id}`;

function present({ count, rows }: Found, { perPage }: PageAsked): FoundTalent {
  const shown = rows.slice(0, perPage);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    count,
    isExact: true,
    students: shown.map((row) => ({ id: row.id, total: row.score, cursor: cursorOf(row) })),
    nextCursor: last ? cursorOf(last) : null,
  };
}

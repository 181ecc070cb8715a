import { listQuery } from '@engawa/contract/contents/schemas';
import { contradictions } from '@engawa/contract/discover/contradictions';
import type { VisitorFilter } from '@engawa/contract/discover/filter-fields';
import { visitorFilterFields } from '@engawa/contract/discover/filters';
import { isAsked } from '@engawa/contract/filters/filter-fields';
import type { Language } from '@engawa/contract/language';
import type { Reading } from '../reading.ts';

/** Orders of the public list of jobs; a match needs a profile. */
export const visitorSorts = ['newest', 'deadline', 'salary'] as const;
export type VisitorSort = (typeof visitorSorts)[number];

export interface ListAsked {
  filter: VisitorFilter;
  sort: VisitorSort;
  cursor: string | undefined;
}

/** Reads each parameter by itself, so that one wrong value does not discard the others. */
export function readListAsked(query: Readonly<Record<string, unknown>>): ListAsked {
  const filter: VisitorFilter = Object.fromEntries(
    Object.entries(visitorFilterFields).flatMap(([name, schema]) => {
      const given = withoutBlanks(query[name]);
      const read = given === undefined ? undefined : schema.safeParse(given);
      return read?.success && isAsked(read.data) && read.data !== '' ? [[name, read.data]] : [];
    }),
  );
  const wrong = new Set<string>(contradictions(filter).map(({ field }) => field));
  const cursor = listQuery.cursor.safeParse(query['cursor']);
  return {
    filter: Object.fromEntries(Object.entries(filter).filter(([name]) => !wrong.has(name))),
    sort: visitorSorts.find((one) => one === query['sort']) ?? 'newest',
    cursor: cursor.success ? cursor.data : undefined,
  };
}

/** A form without scripts sends its empty fields, too. */
function withoutBlanks(given: unknown): unknown {
  if (!Array.isArray(given)) return given === '' ? undefined : given;
  const filled = given.filter((one) => one !== '');
  return filled.length > 0 ? filled : undefined;
}

/** The query string of a list: the same for all spellings of the same question. */
export function listQueryOf({ filter, sort, cursor }: ListAsked, language?: Language): string {
  const given = new Map(Object.entries(filter));
  const query = new URLSearchParams();
  for (const name of Object.keys(visitorFilterFields)) {
    const values = [given.get(name) ?? []].flat();
    const texts = values.map((value) => (value === true ? '1' : value.toString()));
    for (const text of texts.toSorted()) query.append(name, text);
  }
  if (sort !== 'newest') query.set('sort', sort);
  if (cursor) query.set('cursor', cursor);
  if (language) query.set('lang', language);
  return query.size > 0 ? `?${query.toString()}` : '';
}

export const hasFilter = ({ filter }: ListAsked): boolean => Object.values(filter).some(isAsked);

/** The language stays in the addresses where the reader's address names it. */
export const linkTo = (path: string, asked: ListAsked, { language, asked: named }: Reading) =>
  `${path}${listQueryOf(asked, named ? language : undefined)}`;

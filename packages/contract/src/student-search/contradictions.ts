import { type Contradiction, isBefore } from '../contradiction.ts';
import { majorCategories } from '../reference/people/major-categories.ts';
import type { StudentFilter } from './filter-fields.ts';

const isOneOf = <T>(list: readonly T[] | undefined, fits: (one: T) => boolean): boolean =>
  !list || list.length === 0 || list.some(fits);

/** Contradictory filters; the client shows them beside the field, the server refuses them. */
export function contradictions(filter: StudentFilter): Contradiction<keyof StudentFilter>[] {
  const { from, country, major, majorType } = filter;
  const found: (Contradiction<keyof StudentFilter> | false)[] = [
    isBefore(filter.graduationTo, filter.graduationFrom) && {
      field: 'graduationTo',
      message: 'end_first',
    },
    filter.languageLevel !== undefined &&
      filter.language === undefined && { field: 'language', message: 'required' },
    from !== undefined &&
      !isOneOf(country, (code) => (code === 'JP') === (from === 'japan')) && {
        field: 'country',
        message: 'contradicts',
      },
    !isOneOf(major, (id) =>
      isOneOf(majorType, (type) => majorCategories.byId(id).type === type),
    ) && { field: 'major', message: 'contradicts' },
  ];
  return found.filter((one) => one !== false);
}

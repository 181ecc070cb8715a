import { isBefore, type Contradiction as Of } from '../contradiction.ts';
import { jobTypesOf } from './applicant-type.ts';
import type { DiscoverFilter } from './filter-fields.ts';

type Contradiction = Of<keyof DiscoverFilter>;

/** Contradictory filters; the client shows them beside the field, the server refuses them. */
export function contradictions(filter: DiscoverFilter): Contradiction[] {
  const { applicantType, jobType = [] } = filter;
  const types = applicantType ? jobTypesOf(applicantType) : [];
  const apart =
    types.length > 0 && jobType.length > 0 && !types.some((type) => jobType.includes(type));
  const found: (Contradiction | false)[] = [
    isBefore(filter.graduationTo, filter.graduationFrom) && {
      field: 'graduationTo',
      message: 'end_first',
    },
    isBefore(filter.startTo, filter.startFrom) && { field: 'startTo', message: 'end_first' },
    isBefore(filter.employeesMax, filter.employeesMin) && {
      field: 'employeesMax',
      message: 'upper_first',
    },
    apart && { field: 'applicantType', message: 'contradicts' },
  ];
  return found.filter((one) => one !== false);
}

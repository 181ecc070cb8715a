import type { ApplicantFilters } from '../filters.ts';
import type { Applicant, ApplyStage, StatusCounts } from '../queries.ts';

/** The column of applications that nobody has started on; all other columns are stage ids. */
export const newColumn = 'new';

/** Columns of open applications, in the order that an application passes through. */
export const columnsOf = (stages: readonly ApplyStage[]): readonly string[] => [
  newColumn,
  ...stages.map(({ id }) => id),
];

export const columnOf = ({ stage }: Pick<Applicant, 'stage'>): string => stage ?? newColumn;

export const filtersOf = (column: string, filters: ApplicantFilters): ApplicantFilters => ({
  ...filters,
  ...(column === newColumn ? { status: 'new' } : { status: 'in-progress', stage: column }),
});

export const endedFilters = (filters: ApplicantFilters): ApplicantFilters => ({
  ...filters,
  status: 'ended',
});

/** How many applications a column has; undefined until they are loaded. */
export function countOf(status: string, counts: StatusCounts | undefined): number | undefined {
  if (!counts) return undefined;
  if (status === 'ended') return counts.offered + counts.declined + counts.withdrawn;
  return status === 'new' ? counts.new : counts['in-progress'];
}

/** Optimistic update: what the board shows for a moved application until the server answers. */
export const movedTo = (applicant: Applicant, column: string): Applicant =>
  column === newColumn
    ? { ...applicant, status: 'new', stage: null }
    : { ...applicant, status: 'in-progress', stage: column };

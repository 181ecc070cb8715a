import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import { studentFilter, studentFilterFields } from '@engawa/contract/student-search/filters';
import { readStoredFilter } from '../../../search/read-stored-filter.ts';

export const readKept = (stored: unknown): StudentFilter =>
  readStoredFilter(stored, studentFilterFields, studentFilter) ?? {};

/** As it was kept, or undefined where something of it is not offered any more: the rest would fit more. */
export const readWholeKept = (stored: unknown): StudentFilter | undefined =>
  studentFilter.safeParse(stored).data;

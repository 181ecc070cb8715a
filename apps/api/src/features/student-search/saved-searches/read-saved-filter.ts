import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import { studentFilter, studentFilterFields } from '@engawa/contract/student-search/filters';
import { readStoredFilter } from '../../../search/read-stored-filter.ts';

export const readSavedFilter = (stored: unknown): StudentFilter =>
  readStoredFilter(stored, studentFilterFields, studentFilter) ?? {};

/** Undefined if a criterion no longer exists: the remaining filter would match more people. */
export const readWholeSavedFilter = (stored: unknown): StudentFilter | undefined =>
  studentFilter.safeParse(stored).data;

import {
  type StudentFilter,
  studentFilter,
  studentFilterFields,
} from '@engawa/contract/student-search/filters';
import { readStoredFilter } from '../../../read-stored-filter.ts';

export const readKept = (stored: unknown): StudentFilter =>
  readStoredFilter(stored, studentFilterFields, studentFilter) ?? {};

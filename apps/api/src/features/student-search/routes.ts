/**
 * Feature student-search. Student search of companies, its saved searches and their notifications.
 * Decisions 054 and 058.
 */

import {
  countStudents as countEndpoint,
  searchStudents,
} from '@engawa/contract/student-search/company';
import {
  changeCompanySavedSearch,
  deleteCompanySavedSearch as forgetEndpoint,
  saveCompanySearch as keepEndpoint,
  listCompanySavedSearches,
} from '@engawa/contract/student-search/saved-searches';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { TalentSearch } from '../talent-search/public.ts';
import { changeKept } from './company/change-kept.ts';
import { countStudents } from './company/count-students.ts';
import { forgetSearch } from './company/forget-search.ts';
import { keepSearch } from './company/keep-search.ts';
import { listStudents } from './company/list-students.ts';
import { listSavedSearches as list } from './saved-searches/saved-searches.repo.ts';

interface StudentSearchServices {
  talent: TalentSearch;
  limits: CallLimits;
}

export const studentSearchRoutes = (services: StudentSearchServices) => [
  bind(searchStudents, listStudents(services)),
  bind(countEndpoint, countStudents(services)),
  bind(listCompanySavedSearches, async ({ db, actor }) => ({
    searches: await list(db, actor),
  })),
  bind(keepEndpoint, keepSearch),
  bind(changeCompanySavedSearch, changeKept),
  bind(forgetEndpoint, forgetSearch),
];

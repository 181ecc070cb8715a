/**
 * Feature discover. Job and company search of students. `search/conditions.rules.ts` states once
 * what each filter requires of a search row; SQL, memory index and cluster render it. Also saved
 * searches and their notifications. Decisions 048 and 081.
 */

import {
  changeStudentSavedSearch,
  deleteStudentSavedSearch as forgetEndpoint,
  saveStudentSearch as keepEndpoint,
  listStudentSavedSearches,
} from '@engawa/contract/discover/saved-searches';
import {
  countDiscovered,
  discoverCompanies,
  discoverJobs,
} from '@engawa/contract/discover/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import { listSavedSearches as list } from './saved-searches/saved-searches.repo.ts';
import { changeKept } from './student/change-kept.ts';
import { countFound } from './student/count-found.ts';
import { forgetFilter } from './student/forget-filter.ts';
import { keepFilter } from './student/keep-filter.ts';
import { listCompanies } from './student/list-companies.ts';
import { listJobs } from './student/list-jobs.ts';

interface DiscoverServices {
  indexes: SearchEngine | undefined;
}

export const discoverRoutes = ({ indexes }: DiscoverServices) => [
  bind(discoverJobs, listJobs(indexes)),
  bind(discoverCompanies, listCompanies(indexes)),
  bind(countDiscovered, countFound(indexes)),
  bind(listStudentSavedSearches, async ({ db, actor }) => ({
    filters: await list(db, actor.accountId),
  })),
  bind(keepEndpoint, keepFilter),
  bind(changeStudentSavedSearch, changeKept),
  bind(forgetEndpoint, forgetFilter),
];

import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { line } from '../fields/fields.ts';
import { studentFilter } from './filters.ts';
import { studentSearchLimits } from './limits.ts';

const recruiting = company(0, 1, 2);
const name = line(studentSearchLimits.savedSearchName);

const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  filter: z.record(z.string(), z.unknown()),
  notify: z.boolean(),
});
const searches = z.array(savedSearch);
const one = z.object({ id: z.uuid() });

export const listCompanySavedSearches = endpoint({
  id: 'company.studentSearch.listKept',
  method: 'GET',
  path: '/v1/company/search-student/kept',
  summary: 'The searches the caller keeps, by name. Colleagues have their own.',
  auth: recruiting,
  reply: z.object({ searches }),
  errors: [],
});

export const saveCompanySearch = endpoint({
  id: 'company.studentSearch.keepSearch',
  method: 'POST',
  path: '/v1/company/search-student/kept',
  summary: 'Keeps a search under a name; one that has this name already is replaced.',
  auth: recruiting,
  body: z.strictObject({ name, filter: studentFilter, notify: z.boolean() }),
  reply: z.object({ searches }),
  says: 'saved',
  errors: ['kept_searches_full'],
});

export const changeCompanySavedSearch = endpoint({
  id: 'company.studentSearch.changeKept',
  method: 'POST',
  path: '/v1/company/search-student/kept/{id}',
  summary: 'Gives a kept search another name, or turns its notice on or off.',
  auth: recruiting,
  params: one,
  body: z.strictObject({ name: name.optional(), notify: z.boolean().optional() }),
  reply: z.object({ searches }),
  says: 'updated',
  errors: ['kept_search_exists'],
});

export const deleteCompanySavedSearch = endpoint({
  id: 'company.studentSearch.forgetSearch',
  method: 'DELETE',
  path: '/v1/company/search-student/kept/{id}',
  summary: 'Keeps a search no longer. Keeping it again is the way back.',
  auth: recruiting,
  params: one,
  reply: z.object({ searches }),
  errors: [],
});

import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { line } from '../fields/fields.ts';
import { discoverFilter } from './filters.ts';
import { discoverLimits } from './limits.ts';

const about = z.enum(['jobs', 'companies']);
const name = line(discoverLimits.savedSearchName);

const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  about,
  filter: z.record(z.string(), z.unknown()),
  notify: z.boolean(),
});
const filters = z.array(savedSearch);
const one = z.object({ id: z.uuid() });

export const listStudentSavedSearches = endpoint({
  id: 'student.discover.listKept',
  method: 'GET',
  path: '/v1/student/discover/filters',
  summary: 'The filters the student keeps, by name.',
  auth: student,
  reply: z.object({ filters }),
  errors: [],
});

export const saveStudentSearch = endpoint({
  id: 'student.discover.keepFilter',
  method: 'POST',
  path: '/v1/student/discover/filters',
  summary: 'Keeps a filter under a name; one that has this name already is replaced.',
  auth: student,
  body: z.strictObject({ name, about, filter: discoverFilter, notify: z.boolean() }),
  reply: z.object({ filters }),
  says: 'saved',
  errors: ['kept_filters_full'],
});

export const changeStudentSavedSearch = endpoint({
  id: 'student.discover.changeKept',
  method: 'POST',
  path: '/v1/student/discover/filters/{id}',
  summary: 'Turns the notice of a kept filter on or off.',
  auth: student,
  params: one,
  body: z.strictObject({ notify: z.boolean() }),
  reply: z.object({ filters }),
  says: 'updated',
  errors: [],
});

export const deleteStudentSavedSearch = endpoint({
  id: 'student.discover.forgetFilter',
  method: 'DELETE',
  path: '/v1/student/discover/filters/{id}',
  summary: 'Keeps a filter no longer.',
  auth: student,
  params: one,
  reply: z.object({ filters }),
  says: 'deleted',
  errors: [],
});

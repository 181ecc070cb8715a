import { z } from 'zod';
import { listQuery, nextCursor } from '../contents/schemas.ts';
import { company, endpoint } from '../endpoint.ts';
import { targetStudent } from '../targets/schemas.ts';
import { checkStudentFilters, studentFilter, studentFilterFields } from './filters.ts';
import { studentSorts } from './limits.ts';

const recruiting = company(0, 1, 2);
const count = z.int().min(0);
/** False for an estimate, made when a long word has many matches. */
const exact = z.boolean();
/** One a second for ten minutes, which no person changing filters exceeds. */
const searchLimits = [{ by: 'account', max: 600, seconds: 600 }] as const;

/** `match` is set when the search names a target setting. */
const foundStudent = targetStudent.extend({ match: targetStudent.shape.match.nullable() });

export const searchStudents = endpoint({
  id: 'company.studentSearch.listStudents',
  method: 'GET',
  path: '/v1/company/search-student',
  summary:
    'The students who fit, the newest first unless asked otherwise; by match for the target setting ' +
    '`setting`. Students who do not look for a job, have too little in their profile or blocked the ' +
    'company are left out.',
  auth: recruiting,
  query: z
    .strictObject({
      ...studentFilterFields,
      sort: z.enum(studentSorts).optional(),
      setting: z.uuid().optional(),
      cursor: listQuery.cursor,
    })
    .superRefine(checkStudentFilters),
  reply: z.object({
    searchResult: z.object({
      data: z.array(foundStudent),
      count,
      exact,
      nextCursor,
    }),
  }),
  errors: ['reading_budget_spent'],
  limits: searchLimits,
});

export const countStudents = endpoint({
  id: 'company.studentSearch.countStudents',
  method: 'GET',
  path: '/v1/company/search-student/count',
  summary: 'How many students fit, while somebody is still choosing.',
  auth: recruiting,
  query: studentFilter,
  reply: z.object({ count, exact }),
  errors: [],
  limits: searchLimits,
});

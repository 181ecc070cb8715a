import { z } from 'zod';
import { listQuery, nextCursor } from '../contents/schemas.ts';
import { endpoint, student } from '../endpoint.ts';
import { companyCard, jobCard } from './cards.ts';
import { checkFilters, filterFields } from './filters.ts';
import { hidingReasons } from './hidden.ts';
import { jobSorts } from './limits.ts';

const { cursor } = listQuery;
/** Slow, because every combination of filters needs a query plan of its own. */
const slow = { atOnce: 4 } as const;
const count = z.int().min(0);

export const discoverJobs = endpoint({
  id: 'student.discover.listJobs',
  method: 'GET',
  path: '/v1/student/discover/jobs',
  summary: 'The open jobs that the student may see and that fit, with how many there are.',
  auth: student,
  query: z
    .object({ ...filterFields, sort: z.enum(jobSorts).optional(), cursor })
    .superRefine(checkFilters),
  reply: z.object({ jobs: z.array(jobCard), count, nextCursor }),
  errors: [],
  slow,
});

export const discoverCompanies = endpoint({
  id: 'student.discover.listCompanies',
  method: 'GET',
  path: '/v1/student/discover/companies',
  summary:
    'The companies that the student may see and that fit, the newest first; conditions of jobs are ' +
    'met by at least one open job.',
  auth: student,
  query: z.object({ ...filterFields, cursor }).superRefine(checkFilters),
  reply: z.object({ companies: z.array(companyCard), count, nextCursor }),
  errors: [],
  slow,
});

export const countDiscovered = endpoint({
  id: 'student.discover.countFound',
  method: 'GET',
  path: '/v1/student/discover/count',
  summary: 'How many jobs and companies these filters find.',
  auth: student,
  query: z.object(filterFields).superRefine(checkFilters),
  reply: z.object({
    jobs: count,
    companies: count,
    /** With `canApply`: the jobs that it hides, each counted for its first reason. */
    hidden: z.array(z.object({ reason: z.enum(hidingReasons), count })),
    /** Without a residence status every job is refused. */
    residenceDeclared: z.boolean(),
  }),
  errors: [],
  slow,
});

import { z } from 'zod';
import { listQuery, nextCursor } from '../contents/schemas.ts';
import { jobCard } from '../discover/cards.ts';
import { endpoint, student } from '../endpoint.ts';
import { explainedMatch, scoreTip } from '../targets/reasons.ts';
import { matchLimits } from './limits.ts';
import { step } from './steps.ts';

const matchedJob = z.object({ ...jobCard.shape, match: explainedMatch.omit({ raises: true }) });

export const listMatches = endpoint({
  id: 'student.matches.listMatches',
  method: 'GET',
  path: '/v1/student/matches',
  summary:
    'The open jobs that suit both, the best first, with reasons and score tips. Jobs of an unwanted ' +
    'type or category are left out; the first page has the best few of them beside.',
  auth: student,
  query: z.object({ cursor: listQuery.cursor }),
  reply: z.object({
    jobs: z.array(matchedJob),
    /** The best jobs of an unwanted type or category; empty after the first page. */
    outside: z.array(matchedJob).max(matchLimits.outside),
    count: z.int().min(0),
    nextCursor,
    /**
     * Score tips over the jobs of this page, the largest first: the number of `jobs` a tip affects
     * and the `points` it adds to one of them at most. Without a match, over the jobs that come
     * closest.
     */
    raises: z.array(z.object({ ...scoreTip.shape, jobs: z.int().min(1) })),
  }),
  errors: [],
  slow: { atOnce: 4 },
});

export const listSteps = endpoint({
  id: 'student.matches.listSteps',
  method: 'GET',
  path: '/v1/student/matches/steps',
  summary:
    'The steps that bring the student the most strong matches, with the number after each; ' +
    '`now` is that of today.',
  auth: student,
  reply: z.object({
    now: z.int().min(0),
    steps: z.array(z.object({ step, jobs: z.int().min(1) })).max(matchLimits.steps),
  }),
  errors: [],
  slow: { atOnce: 2 },
});

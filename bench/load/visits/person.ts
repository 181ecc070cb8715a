import type { DocumentKindId } from '@engawa/contract/documents/kinds';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { Random } from '@engawa/demo/random';
import type { Call } from './call.ts';

/** Public ids that everybody could have a link to. */
export interface Known {
  jobs: readonly { id: string; companyId: string; appliesHere: boolean }[];
  /** Files that a browser without a cache loads with its first page. */
  assets: readonly string[];
  studentIds: readonly string[];
}

/** What the person's screens have shown so far. */
interface Memory {
  threadId?: string;
  lastNumber?: number;
  job?: { id: string; companyId: string };
  story?: { version: number };
  fileId?: string;
  applied: Set<string>;
  /** The application preview that was shown. */
  ready?: { jobId: string; seen: string; documents: DocumentKindId[] };
  settingId?: string;
  studentId?: string;
  applicationId?: string;
  draft?: JobDocument;
}

export interface Person {
  side: 'student' | 'company';
  email: string;
  /** A different address per person, sent as X-Forwarded-For. */
  address: string;
  accessToken: string;
  refreshToken: string;
  /** Pending renewal of the session, which calls wait for as in the client. */
  renewing: Promise<void> | undefined;
  memory: Memory;
  random: Random;
  visit: readonly Page[];
  place: number;
}

export type Page = (person: Person, known: Known) => Call[];

/** Drawn with a probability in proportion to its weight. */
export interface Visit {
  weight: number;
  pages: readonly Page[];
}

/** A position in a visit, with the number of calls of its page. */
export interface Place {
  visit: readonly Page[];
  place: number;
  calls: number;
  weight: number;
}

const samples = 200;

/** Weighted by calls: after a page with more calls a person thinks longer. */
export function placesOf(person: Person, visits: readonly Visit[], known: Known): Place[] {
  const someone = { ...person, random: new Random(1) };
  return visits.flatMap(({ weight, pages }) =>
    pages.map((page, place) => {
      let calls = 0;
      for (let at = 0; at < samples; at += 1) {
        // As if all earlier pages had been shown.
        someone.memory = { ...everythingSeen, applied: new Set() };
        calls += page(someone, known).length / samples;
      }
      return { visit: pages, place, calls, weight: weight * calls };
    }),
  );
}

const id = '00000000-0000-4000-8000-000000000001';
const everythingSeen: Omit<Memory, 'applied'> = {
  threadId: id,
  story: { version: 1 },
  fileId: id,
  ready: { jobId: id, seen: '', documents: [] },
  settingId: id,
  applicationId: id,
  job: { id, companyId: id },
};

export function drawn<T extends { weight: number }>(random: Random, all: readonly T[]): T {
  let left = random.next() * all.reduce((sum, { weight }) => sum + weight, 0);
  const found = all.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return found ?? (all[0] as T);
}

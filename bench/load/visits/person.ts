import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { Random } from '@engawa/demo/random';
import type { Call } from './call.ts';

/** What everybody could have a link to. */
export interface Known {
  jobs: readonly { id: string; companyId: string; appliesHere: boolean }[];
  /** Files that a browser without a cache fetches with a first page. */
  assets: readonly string[];
  studentIds: readonly string[];
}

/** What a person's screen has shown them so far. */
interface Memory {
  threadId?: string;
  /** The number of the last message there. */
  lastNumber?: number;
  job?: { id: string; companyId: string };
  story?: { version: number };
  fileId?: string;
  applied: Set<string>;
  /** What they have seen before they apply. */
  ready?: { jobId: string; seen: string };
  settingId?: string;
  studentId?: string;
  applicationId?: string;
  draft?: JobDocument;
}

/** One user who is on line. */
export interface Person {
  side: 'student' | 'company';
  email: string;
  /** Each comes from an address of their own, as the proxy in front says. */
  address: string;
  accessToken: string;
  refreshToken: string;
  /** Calls wait for a session that is being renewed, as the client's do. */
  renewing: Promise<void> | undefined;
  memory: Memory;
  random: Random;
  /** What they are doing, and how far they are. */
  visit: readonly Page[];
  place: number;
}

/** Opens a page: the calls that its screen makes at once. */
export type Page = (person: Person, known: Known) => Call[];

/** A visit is drawn in proportion to its weight. */
export interface Visit {
  weight: number;
  pages: readonly Page[];
}

/** Where in a visit somebody can be, and how many calls they made there. */
export interface Place {
  visit: readonly Page[];
  place: number;
  calls: number;
  weight: number;
}

const samples = 200;

/** Whoever has made more calls thinks for longer, and is found there the more often. */
export function placesOf(person: Person, visits: readonly Visit[], known: Known): Place[] {
  const someone = { ...person, random: new Random(1) };
  return visits.flatMap(({ weight, pages }) =>
    pages.map((page, place) => {
      let calls = 0;
      for (let at = 0; at < samples; at += 1) {
        // As if everything before had been shown.
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
  ready: { jobId: id, seen: '' },
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

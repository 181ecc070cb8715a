import type { JobDocument } from '@engawa/contract/jobs/schemas';
import type { Random } from '@engawa/demo/random';
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

export function drawVisit(random: Random, visits: readonly Visit[]): readonly Page[] {
  const all = visits.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.next() * all;
  for (const { weight, pages } of visits) {
    left -= weight;
    if (left < 0) return pages;
  }
  return visits[0]?.pages ?? [];
}

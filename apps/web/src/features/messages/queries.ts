import { listAppliedJobs } from '@engawa/contract/applications/company';
import { listApplyAssignees } from '@engawa/contract/applications/inside';
import { listConnectLabels } from '@engawa/contract/connect/labels';
import type { ReplyOf } from '@engawa/contract/endpoint';
import type { ThreadContext } from '@engawa/contract/messages/context';
import { listAssignees, listTemplates } from '@engawa/contract/messages/inside';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';
import type { Message, Note, Side, Thread } from './sides.ts';

/** Filters of the list; all of them are in the address. */
export interface InboxFilters {
  word: string;
  unread: boolean;
  label: string;
  /** Only threads with applicants for this job. */
  job: string;
  mine: boolean;
}

interface ThreadPage {
  threads: Thread[];
  nextCursor: string | null;
  /** There are more hits than the newest ones shown. */
  more: boolean;
}

async function readThreads(
  side: Side,
  filters: InboxFilters,
  { cursor, signal }: { cursor: string | null; signal: AbortSignal },
): Promise<ThreadPage> {
  const { word, unread, label, job, mine } = filters;
  const narrowed = { ...(unread && { unread: '1' as const }) };
  const after = cursor ? { cursor } : {};
  if (side.name === 'student') {
    if (word) {
      const found = await call(side.search, { query: { word } }, { signal });
      return { ...found, nextCursor: null };
    }
    const page = await call(side.list, { query: { ...narrowed, ...after } }, { signal });
    return { ...page, more: false };
  }
  const ours = {
    ...narrowed,
    ...(label && { label }),
    ...(job && { job }),
    ...(mine && { mine: '1' as const }),
  };
  if (word) {
    const found = await call(side.search, { query: { ...ours, word } }, { signal });
    return { ...found, nextCursor: null };
  }
  const page = await call(side.list, { query: { ...ours, ...after } }, { signal });
  return { ...page, more: false };
}

export const threadsQuery = (side: Side, filters: InboxFilters) =>
  infiniteQueryOptions({
    queryKey: [side.list.id, filters],
    queryFn: ({ pageParam, signal }) => readThreads(side, filters, { cursor: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    meta: { ownErrors: true },
  });

export interface ThreadPart {
  thread: Thread;
  context: ThreadContext | null;
  messages: Message[];
  notes: Note[];
  earlier: boolean;
}

async function readThread(side: Side, id: string, before: number | undefined, signal: AbortSignal) {
  const input = { params: { id }, query: { ...(before && { before: `${before}` }) } };
  if (side.name === 'company') return call(side.show, input, { signal });
  return { ...(await call(side.show, input, { signal })), notes: [] };
}

/** The newest page; a signal about a new or changed message invalidates it. */
export const threadQuery = (side: Side, id: string) =>
  queryOptions<ThreadPart>({
    queryKey: [side.show.id, id],
    queryFn: ({ signal }) => readThread(side, id, undefined, signal),
    staleTime: 0,
    meta: { ownErrors: true },
  });

export const readEarlier = (side: Side, id: string, before: number, signal: AbortSignal) =>
  readThread(side, id, before, signal) satisfies Promise<ThreadPart>;

export type Template = ReplyOf<typeof listTemplates>['templates'][number];

export const templatesQuery = endpointQuery(listTemplates, {}, { staleTime: 0 });
/** Members who can hold a meeting; those with the interviewer role too. */
export const interviewersQuery = endpointQuery(listApplyAssignees, {}, { staleTime: 60_000 });
export const assigneesQuery = endpointQuery(listAssignees, {}, { staleTime: 60_000 });
export const jobsQuery = endpointQuery(listAppliedJobs, {}, { staleTime: 60_000 });
export const labelsQuery = endpointQuery(listConnectLabels, {}, { staleTime: 60_000 });

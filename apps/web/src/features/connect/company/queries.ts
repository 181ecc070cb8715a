import { listCompanyConnects } from '@engawa/contract/connect/company';
import { listConnectLabels } from '@engawa/contract/connect/labels';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { call } from '../../../shared/api/call.ts';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import type { ListFilters } from '../../../shared/navigation/use-list-place.ts';

export const connectLists = ['connected', 'waiting', 'applying'] as const;
export type ConnectList = (typeof connectLists)[number];

/** The numbers that the API uses for the lists. */
const numbers = { connected: '1', waiting: '2', applying: '3' } as const;
const replyNames = {
  connected: 'connectedUserLists',
  waiting: 'connectWaitingUserLists',
  applying: 'connectApplyingUserLists',
} as const;

type ListReply = ReplyOf<typeof listCompanyConnects>;
export type Connect = ListReply['connectedUserLists'][number];

export const narrowed = (list: ConnectList, { word, label }: ListFilters) => ({
  req: numbers[list],
  ...(word && { word }),
  ...(label && { label }),
});

export async function readConnects(
  list: ConnectList,
  filters: ListFilters,
  { cursor, signal }: { cursor: string | undefined; signal: AbortSignal },
) {
  const query = { ...narrowed(list, filters), ...(cursor && { cursor }) };
  const reply = await call(listCompanyConnects, { query }, { signal });
  return { rows: reply[replyNames[list]], counts: reply.counts, nextCursor: reply.nextCursor };
}

export const labelsQuery = endpointQuery(listConnectLabels, {}, { staleTime: 0 });

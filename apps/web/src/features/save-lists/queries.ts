import type { ReplyOf } from '@engawa/contract/endpoint';
import { listSaveLists, showSaveList } from '@engawa/contract/save-lists/company';
import { listListsOfStudent } from '@engawa/contract/save-lists/students';
import { call } from '../../shared/api/call.ts';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';
import type { ListFilters } from '../../shared/navigation/use-list-place.ts';

export type SaveList = ReplyOf<typeof listSaveLists>['saveList'][number];
type SaveDetail = ReplyOf<typeof showSaveList>['saveDetail'];
export type Person = SaveDetail['people'][number];

const fresh = { staleTime: 0, meta: { ownErrors: true } };

export const listsQuery = endpointQuery(listSaveLists, {}, fresh);
export const listsOfQuery = (id: string) =>
  endpointQuery(listListsOfStudent, { params: { id } }, fresh);

export async function readPeople(
  id: string,
  { word }: ListFilters,
  { cursor, signal }: { cursor: string | undefined; signal: AbortSignal },
) {
  const query = { ...(word && { word }), ...(cursor && { cursor }) };
  const { saveDetail, nextCursor } = await call(
    showSaveList,
    { params: { id }, query },
    { signal },
  );
  return { list: saveDetail, nextCursor };
}

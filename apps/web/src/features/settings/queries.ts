import type { ReplyOf } from '@engawa/contract/endpoint';
import { findCompaniesToBlock, showStudentSettings } from '@engawa/contract/settings/student';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export type StudentSettings = ReplyOf<typeof showStudentSettings>['settings'];

export const settingsQuery = queryOptions({
  queryKey: [showStudentSettings.id],
  queryFn: async ({ signal }) => (await call(showStudentSettings, {}, { signal })).settings,
});

export const companiesQuery = (name: string) =>
  queryOptions({
    queryKey: [findCompaniesToBlock.id, name],
    queryFn: async ({ signal }) =>
      (await call(findCompaniesToBlock, { query: { name } }, { signal })).companies,
    enabled: name !== '',
    placeholderData: keepPreviousData,
  });

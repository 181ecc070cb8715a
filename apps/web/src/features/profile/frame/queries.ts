import type { ReplyOf } from '@engawa/contract/endpoint';
import { showMyAccount, showPreview } from '@engawa/contract/profile/student';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export type MyAccount = ReplyOf<typeof showMyAccount>;

export const myAccountQuery = queryOptions({
  queryKey: [showMyAccount.id],
  queryFn: ({ signal }) => call(showMyAccount, {}, { signal }),
});

export const previewQuery = queryOptions({
  queryKey: [showPreview.id],
  queryFn: async ({ signal }) => (await call(showPreview, {}, { signal })).studentProfile,
});

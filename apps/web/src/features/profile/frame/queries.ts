import type { ReplyOf } from '@engawa/contract/endpoint';
import { showMyAccount, showPreview } from '@engawa/contract/profile/student';
import { endpointPartQuery, endpointQuery } from '../../../shared/api/endpoint-query.ts';

export type MyAccount = ReplyOf<typeof showMyAccount>;

export const myAccountQuery = endpointQuery(showMyAccount, {});

export const previewQuery = endpointPartQuery(
  showPreview,
  {},
  ({ studentProfile }) => studentProfile,
);

import type { ReplyOf } from '@engawa/contract/endpoint';
import { listMails, showMail } from '@engawa/contract/mailbox/demo';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type MailSummary = ReplyOf<typeof listMails>['mails'][number];
export type Mail = ReplyOf<typeof showMail>['mail'];

export const mailsQuery = infiniteQueryOptions({
  queryKey: [listMails.id],
  queryFn: ({ pageParam, signal }) =>
    call(listMails, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  meta: { ownErrors: true },
});

export const mailQuery = (id: string) =>
  endpointQuery(
    showMail,
    { params: { id } },
    {
      // A sent mail never changes.
      staleTime: Number.POSITIVE_INFINITY,
      meta: { ownErrors: true },
    },
  );

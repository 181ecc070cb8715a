import type { ReplyOf } from '@engawa/contract/endpoint';
import { extendOffer, makeOffer, showOffer, withdrawOffer } from '@engawa/contract/offers/company';
import { useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { documentTimeoutMs } from '../../../shared/config/settings.ts';
import { useRefresh } from '../use-applicant-commands.ts';

type Shown = ReplyOf<typeof showOffer>;
export type SentOffer = NonNullable<Shown['offer']>;
export type SuggestedTerms = NonNullable<Shown['suggested']>;

export type ChosenFile = NonNullable<Shown['file']>;

export const offerQuery = (id: string) =>
  endpointQuery(showOffer, { params: { id } }, { staleTime: 0, meta: { ownErrors: true } });

/** The offer, and the lists and panels that show how it stands. */
function useRefreshOffer() {
  const client = useQueryClient();
  const refresh = useRefresh();
  return () => Promise.all([client.invalidateQueries({ queryKey: [showOffer.id] }), refresh()]);
}

export const useMakeOffer = () =>
  useCommand(makeOffer, {
    timeoutMs: documentTimeoutMs,
    meta: { ownErrors: true, ownWords: true },
    onSettled: useRefreshOffer(),
  });
export const useExtendOffer = () =>
  useCommand(extendOffer, {
    meta: { ownErrors: true, visibleResult: true },
    onSettled: useRefreshOffer(),
  });
export const useWithdrawOffer = () =>
  useCommand(withdrawOffer, {
    meta: { ownErrors: true, visibleResult: true },
    onSettled: useRefreshOffer(),
  });

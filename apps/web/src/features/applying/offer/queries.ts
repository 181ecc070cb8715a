import type { ReplyOf } from '@engawa/contract/endpoint';
import { answerOffer, askForTime, showOffer } from '@engawa/contract/offers/student';
import { useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useRefresh } from '../apply/use-apply-command.ts';

export type Offer = ReplyOf<typeof showOffer>['offer'];

export const offerQuery = (id: string) =>
  endpointQuery(showOffer, { params: { id } }, { staleTime: 0, meta: { ownErrors: true } });

function useRefreshOffer() {
  const client = useQueryClient();
  const refresh = useRefresh();
  return () => Promise.all([client.invalidateQueries({ queryKey: [showOffer.id] }), refresh()]);
}

/** No success message: the offer's new state is shown in its place. */
const quiet = { meta: { ownErrors: true, ownWords: true } };

export const useAnswerOffer = () =>
  useCommand(answerOffer, { ...quiet, onSettled: useRefreshOffer() });
export const useAskForTime = () =>
  useCommand(askForTime, { ...quiet, onSettled: useRefreshOffer() });

import type { showCompanyThread as endpoint } from '@engawa/contract/messages/company';
import type { Handler } from '../../../handler.ts';
import type { ThreadServices } from '../message-services.ts';
import { partyOf } from '../party.ts';
import { showToCompany } from '../threads/show-thread.ts';

export const showThread =
  ({ slotsOf, context }: ThreadServices): Handler<typeof endpoint> =>
  ({ db, actor, params, query, now, language }) =>
    showToCompany({ db, party: partyOf(actor), now, language, slotsOf, context }, params.id, query);

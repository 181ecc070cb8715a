import type { showApplicantThread as endpoint } from '@engawa/contract/messages/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import type { ThreadServices } from '../message-services.ts';
import { partyOf } from '../party.ts';
import { showToCompany } from '../threads/show-thread.ts';
import { findThreadOf, isReadable } from '../threads/threads.repo.ts';

export const showApplicant =
  ({ slotsOf, context }: ThreadServices): Handler<typeof endpoint> =>
  async ({ db, actor, params, now, language }) => {
    const party = partyOf(actor);
    const { id } = found(await findThreadOf(db, { student: params.id, company: party.id }));
    // A student who is not available looks like one who does not exist.
    found((await isReadable(db, party, id)) || undefined);
    return showToCompany({ db, party, now, language, slotsOf, context }, id, {});
  };

import type { showStudentThread as endpoint } from '@engawa/contract/messages/student';
import type { Handler } from '../../../handler.ts';
import type { ThreadServices } from '../message-services.ts';
import { partyOf } from '../party.ts';
import { showToStudent } from '../threads/show-thread.ts';

export const showThread =
  ({ slotsOf, context }: ThreadServices): Handler<typeof endpoint> =>
  ({ db, actor, params, query, now }) =>
    showToStudent({ db, party: partyOf(actor), now, slotsOf, context }, params.id, query);

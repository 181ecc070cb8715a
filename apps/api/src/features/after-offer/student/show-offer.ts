import type { showStudentOffer as endpoint } from '@engawa/contract/after-offer/student';
import type { Handler } from '../../../handler.ts';
import { partyOf } from '../../messages/public.ts';
import { readForStudent } from '../read-offer.ts';

export const showOffer: Handler<typeof endpoint> = ({ db, actor, params }) =>
  readForStudent(db, partyOf(actor), params.id);

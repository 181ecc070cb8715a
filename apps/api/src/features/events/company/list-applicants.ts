import type { listEventApplicants as endpoint } from '@engawa/contract/events/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentApplicants } from '../applications/applicants.present.ts';
import { listApplicants as listRows } from '../applications/applicants.repo.ts';
import { presentListed } from '../events.present.ts';
import { findListed } from '../events.repo.ts';

export const listApplicants: Handler<typeof endpoint> = async ({
  db,
  actor,
  params,
  language,
  now,
}) => {
  const event = found(await findListed(db, actor.companyId, params.id));
  return {
    event: presentListed(event, now),
    applyList: presentApplicants(await listRows(db, actor.companyId, event.id), language),
  };
};

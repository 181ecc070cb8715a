import type { showEventToStudent as endpoint } from '@engawa/contract/events/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { readEventView } from '../../company-view/public.ts';
import { findApplication } from '../applications/applications.repo.ts';
import { presentMyPlace } from '../applications/my-place.present.ts';
import { findVisible } from '../showing/shown-events.repo.ts';

export const showEvent: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const event = found(await findVisible(db, actor.accountId, params.id));
  const application = await findApplication(db, event.id, actor.accountId);
  return {
    ...(await readEventView(db, event.companyId, event.id, 'published')),
    application: presentMyPlace(application, event.published),
  };
};

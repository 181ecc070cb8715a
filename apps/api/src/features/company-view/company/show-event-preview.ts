import type { showEventPreview as endpoint } from '@engawa/contract/company-view/company';
import type { Handler } from '../../../handler.ts';
import { readEventView } from '../read-event-view.ts';

export const showEventPreview: Handler<typeof endpoint> = ({ db, actor, params }) =>
  readEventView(db, actor.companyId, params.id, 'draft');

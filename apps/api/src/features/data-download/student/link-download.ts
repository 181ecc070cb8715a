import type { linkDataDownload } from '@engawa/contract/data-download/student';
import type { Handler } from '../../../handler.ts';
import { linkToData } from '../data-link.ts';

/**
 * The link works while the session that asked for it is open: signing out or leaving revokes it.
 */
export const linkDownload =
  ({ secret }: { secret: Buffer }): Handler<typeof linkDataDownload> =>
  ({ actor, now }) =>
    linkToData(secret, actor.sessionId, now);

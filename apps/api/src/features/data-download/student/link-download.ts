import type { linkDataDownload } from '@engawa/contract/data-download/student';
import type { Handler } from '../../../handler.ts';
import { linkToData } from '../data-link.ts';

/** Works while the session that asked is open: signing out, or leaving, ends it too. */
export const linkDownload =
  ({ secret }: { secret: Buffer }): Handler<typeof linkDataDownload> =>
  ({ actor, now }) =>
    linkToData(secret, actor.sessionId, now);

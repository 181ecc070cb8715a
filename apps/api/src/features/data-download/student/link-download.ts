import type { linkDataDownload } from '@engawa/contract/data-download/student';
import type { Handler } from '../../../handler.ts';
import { linkToData } from '../data-link.ts';

/** Signing out or leaving revokes the link. */
export const linkDownload =
  ({ secret }: { secret: Buffer }): Handler<typeof linkDataDownload> =>
  ({ actor, now }) =>
    linkToData(secret, actor.sessionId, now);

import type { logOutStudent } from '@engawa/contract/auth/student';
import { endSession } from '@engawa/platform/auth/refresh.repo';
import { findIdToken } from '@engawa/platform/auth/sessions.repo';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import { refreshCookie } from '../sign-in/session-reply.ts';
import type { SsoClient } from '../sso/sso-client.ts';

interface Services {
  commands: Db;
  sso: SsoClient | undefined;
}

export const logOut = ({
  commands,
  sso,
}: Services): TwoSteps<typeof logOutStudent, { resultPath: string | null }> => ({
  async before({ actor }) {
    const idToken = await findIdToken(commands, actor.sessionId);
    return { resultPath: (idToken && (await sso?.signOutUrl(idToken))) ?? null };
  },
  async run({ tx, actor, cookies, now }, { resultPath }) {
    await endSession(tx, actor, now);
    cookies.forget(refreshCookie);
    return { resultPath };
  },
});

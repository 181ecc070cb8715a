import type { endOneSession as endpoint } from '@engawa/contract/auth/sessions';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { endSessions } from '../sessions.repo.ts';

export const endOneSession: Handler<typeof endpoint> = async ({ tx, actor, params, now }) => {
  const ended = { accountId: actor.accountId, which: { only: params.id }, now };
  if (!(await endSessions(tx, ended))) refuse('not_found');
  return {};
};

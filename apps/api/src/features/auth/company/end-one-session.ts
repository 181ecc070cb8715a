import type { endOneSession as endpoint } from '@engawa/contract/auth/sessions';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { endOwnSession } from '../sessions.repo.ts';

export const endOneSession: Handler<typeof endpoint> = async ({ tx, actor, params, now }) => {
  const own = { id: params.id, accountId: actor.accountId };
  if (!(await endOwnSession(tx, own, now))) refuse('not_found');
  return {};
};

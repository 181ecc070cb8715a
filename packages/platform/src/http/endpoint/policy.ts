import type { Policy } from '@engawa/contract/endpoint';
import type { Actor } from '../../auth/actor.ts';
import type { SessionReader } from '../../auth/session.repo.ts';
import { bearerToken } from '../../auth/tokens.ts';
import { refuse } from '../../errors/refusal.ts';

/** Answers who is calling, or refuses. Endpoints for anyone do not look at the token at all. */
export async function admit(
  policy: Policy,
  authorization: string | undefined,
  sessions: SessionReader,
): Promise<Actor | null> {
  if (policy.kind === 'anyone' || policy.kind === 'demo') return null;
  if (authorization === undefined) refuse('not_signed_in');
  const token = bearerToken(authorization);
  const actor = token === undefined ? null : await sessions.find(token);
  if (!actor) refuse('session_expired');
  if (actor.kind !== policy.kind) refuse('wrong_kind');
  if (
    policy.kind === 'company' &&
    actor.kind === 'company' &&
    !policy.levels.includes(actor.level)
  ) {
    refuse('wrong_level');
  }
  return actor;
}

import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { freshSignInSeconds } from '@engawa/contract/reference/limits';
import type { Actor } from '../../auth/actor.ts';
import { bearerToken } from '../../auth/tokens.ts';
import { refuse } from '../../errors/refusal.ts';
import type { ServerServices } from './services.ts';

/** Resolves the caller, or refuses. Endpoints for anyone ignore the token. */
export async function admit(
  { auth: policy, fresh }: AnyEndpoint,
  authorization: string | undefined,
  { sessions, clock }: Pick<ServerServices, 'sessions' | 'clock'>,
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
  if (fresh) requireFresh(actor, clock.now());
  return actor;
}

/** For endpoints where only some inputs are grave; otherwise the endpoint declares `fresh`. */
export function requireFresh({ authenticatedAt }: Actor, now: Date): void {
  const isFresh =
    authenticatedAt !== null &&
    now.getTime() - authenticatedAt.getTime() <= freshSignInSeconds * 1000;
  if (!isFresh) refuse('sign_in_again');
}

import { expiredPage } from '../pages/trouble-pages.ts';
import type { Answer, Visit } from './visit.ts';

/** The sign-in under way, or the start of a new one. */
export const signInAddress = (visit: Visit): string =>
  visit.interaction ? visit.to('sign-in') : visit.client.initiateLoginUri;

export function expired(visit: Visit): Answer {
  const { language, client } = visit;
  return { page: expiredPage({ language, startAgain: client.initiateLoginUri }), status: 400 };
}

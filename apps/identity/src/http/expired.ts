import { expiredPage } from '../pages/trouble-pages.ts';
import { type Answer, show, type Visit } from './visit.ts';

/** The sign-in under way, or where one begins. */
export const signInAddress = (visit: Visit): string =>
  visit.interaction ? visit.to('sign-in') : visit.client.initiateLoginUri;

export function expired(visit: Visit): Answer {
  const { language, client } = visit;
  const page = expiredPage({ language, startAgain: client.initiateLoginUri });
  return show(page.title, page.body, 400);
}

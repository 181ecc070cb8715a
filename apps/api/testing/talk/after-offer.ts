import type { TestApp } from '../server/app.ts';
import { type Applied, applyOnce } from './applications.ts';
import { threadOf } from './messages.ts';

type Who = { headers: Record<string, string> };
type Side = 'student' | 'company';

export function afterOfferCalls({ app }: TestApp) {
  const post = (url: string, { headers }: Who, payload: object) =>
    app.inject({ method: 'POST', url: `/v1/${url}`, headers, payload });
  return {
    show: (side: Side, { headers }: Who, threadId: string) =>
      app.inject({ url: `/v1/${side}/after-offer/${threadId}`, headers }),
    share: (who: Who, threadId: string, startsIn = '2027-04') =>
      post('student/after-offer/share', who, { threadId, startsIn }),
    unshare: (who: Who, threadId: string) => post('student/after-offer/unshare', who, { threadId }),
    tick: (side: Side, who: Who, threadId: string, step: string, done = true) =>
      post(`${side}/after-offer/tick`, who, { threadId, step, done }),
  };
}

export interface Offered extends Applied {
  threadId: string;
}

/** An application with an offer that the student has read. */
export async function makeOffer(
  test: TestApp,
  given: Parameters<typeof applyOnce>[1] = {},
): Promise<Offered> {
  const applied = await applyOnce(test, given);
  await test.services.databases.pool.query(
    `update application set status = 'offered', status_at = $2, ended_at = $2 where id = $1`,
    [applied.id, test.clock.now()],
  );
  return { ...applied, threadId: await threadOf(test, applied.who, applied.student) };
}

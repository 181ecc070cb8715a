import { randomUUID } from 'node:crypto';
import type { TestApp } from '../server/app.ts';

type Who = { headers: Record<string, string> };
let offered = 0;

export function slotCalls({ app, clock }: TestApp) {
  const post = (url: string, { headers }: Who, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload });
  const inHours = (hours: number) =>
    new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  const offerBody = (threadId: string, more: object = {}) => {
    // New hours for each offer, so that times of one recruiter do not overlap.
    offered += 2;
    return {
      threadId,
      clientId: randomUUID(),
      text: 'ご都合のよい時間をお選びください。',
      times: [inHours(48 + offered), inHours(49 + offered)],
      minutes: 30,
      place: null,
      link: 'https://meet.example/abc',
      ...more,
    };
  };
  return {
    inHours,
    offerBody,
    moved: () => ({ startsAt: inHours(1000 + offered), minutes: 60, place: '本社3階', link: null }),
    offer: (who: Who, threadId: string, more: object = {}) =>
      post('/v1/company/slots', who, offerBody(threadId, more)),
    pick: (who: Who, id: string, timeId: string) =>
      post('/v1/student/slots/pick', who, { id, timeId }),
    others: (who: Who, id: string, text: string | null = null) =>
      post('/v1/student/slots/others', who, { id, text }),
    move: (who: Who, id: string, to: object) => post('/v1/company/slots/move', who, { id, ...to }),
    callOff: (side: 'student' | 'company', who: Who, id: string, text: string | null = null) =>
      post(`/v1/${side}/slots/call-off`, who, { id, text }),
    calendar: (side: 'student' | 'company', { headers }: Who, id: string) =>
      app.inject({ url: `/v1/${side}/slots/${id}/calendar`, headers }),
  };
}

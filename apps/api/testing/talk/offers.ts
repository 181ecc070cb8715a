import { addDays } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import { sendOutcomes } from '../../src/features/applications/public.ts';
import type { TestApp } from '../server/app.ts';
import { type Applied, applicationCalls, applyOnce } from './applications.ts';

type Who = { headers: Record<string, string> };

const none = { jp: null, en: null };

export const termsFrom = (test: TestApp, change: object = {}) => ({
  position: { jp: '法人営業', en: 'Corporate sales' },
  employmentType: 'full-time',
  startsOn: '2027-04-01',
  workplace: { jp: '東京都港区芝公園1-1-1', en: 'Minato, Tokyo' },
  salaryType: 'monthly',
  salary: 300_000,
  salaryNote: { jp: '住宅手当 20,000円', en: null },
  payment: { jp: '毎月末日締め、翌月25日払い', en: null },
  leaving: { jp: '定年60歳。自己都合の退職は30日前までに届け出る。', en: null },
  conditions: ['graduation', 'residence-status'],
  otherConditions: none,
  payReason: none,
  replyBy: addDays(todayInJapan(test.clock.now()), 14),
  ...change,
});

export function offerCalls(test: TestApp) {
  const { app } = test;
  const get = (url: string, { headers }: Who) => app.inject({ url, headers });
  const post = (url: string, { headers }: Who, payload: object) =>
    app.inject({ method: 'POST', url, headers: { languagetype: 'en', ...headers }, payload });
  const text = { jp: '{name}さん、内定のお知らせです。', en: null };
  return {
    suggest: (who: Who, id: string) => get(`/v1/company/offer/${id}`, who),
    preview: (who: Who, id: string, change?: object, fileId?: string) =>
      post('/v1/company/offer/preview', who, { id, terms: termsFrom(test, change), fileId }),
    make: (who: Who, id: string, change?: object, fileId?: string) =>
      post('/v1/company/offer', who, { id, text, terms: termsFrom(test, change), fileId }),
    document: (side: 'company' | 'student', who: Who, id: string) =>
      get(`/v1/${side}/offer/${id}/document`, who),
    extend: (who: Who, id: string, replyBy: string) =>
      post('/v1/company/offer/extend', who, { id, replyBy }),
    withdraw: (who: Who, id: string, reason = '業績の急激な悪化のため') =>
      post('/v1/company/offer/withdraw', who, { id, reason }),
    show: (who: Who, id: string) => get(`/v1/student/offer/${id}`, who),
    answer: (who: Who, id: string, answer: 'accept' | 'decline', reason?: string) =>
      post('/v1/student/offer/answer', who, { id, answer, ...(reason && { reason }) }),
    moreTime: (who: Who, id: string, until: string, words?: string) =>
      post('/v1/student/offer/more-time', who, { id, until, ...(words && { text: words }) }),
  };
}

/** Sends planned outcomes as the job does when the undo time has passed. */
export async function passUndoTime(test: TestApp): Promise<void> {
  test.clock.advance(test.services.applications.undoSeconds + 1);
  const { databases, server, applications } = test.services;
  await sendOutcomes({
    commands: databases.commands,
    writer: server.outbox,
    now: test.clock.now(),
    ...applications,
  });
}

/** An application in progress, to which an offer may be made. */
export async function inProgress(
  test: TestApp,
  given: Parameters<typeof applyOnce>[1] = {},
): Promise<Applied> {
  const applied = await applyOnce(test, given);
  const reply = await applicationCalls(test).status(applied.who, {
    ids: [applied.id],
    status: 'in-progress',
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return applied;
}

/** An offer with terms that has reached the student. */
export async function offerOnce(
  test: TestApp,
  given: Parameters<typeof applyOnce>[1] & { terms?: object } = {},
): Promise<Applied> {
  const { terms, ...applying } = given;
  const applied = await inProgress(test, applying);
  const made = await offerCalls(test).make(applied.who, applied.id, terms);
  if (made.statusCode !== 200) throw new Error(made.body);
  await passUndoTime(test);
  return applied;
}

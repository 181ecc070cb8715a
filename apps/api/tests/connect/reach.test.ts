import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInAudience, limitedTo } from '../../src/features/audience/audience.query.ts';
import { reach, unseenCompanies, visitorMaySee } from '../../src/features/reach/reach.query.ts';
import {
  type ReachRuleName,
  reachRules,
  type Standing,
  visitorMaySee as visitorRule,
} from '../../src/features/reach/reach.rules.ts';
import { eventCalls, eventWith, saveOne } from '../../testing/contents/events.ts';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const facts = [
  'inUse',
  'looking',
  'blocked',
  'connected',
  'came',
  'takesPart',
  'asked',
  'verified',
  'suspended',
] as const satisfies (keyof Standing)[];

/** Every combination of facts between a student and a company. */
const standings = Array.from(
  { length: 2 ** facts.length },
  (_, bits) =>
    Object.fromEntries(
      facts.map((fact, at) => [fact, (bits & (1 << at)) > 0]),
    ) as unknown as Standing,
  // A live application implies an application.
).filter(({ came, takesPart }) => came || !takesPart);

const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);

const connection = (state: string, changedBy: string, pair: string[]) =>
  query(
    `insert into connection
       (student_id, company_id, state, asked_by, changed_by, since, connected_at)
     values ($1, $2, $3, 'student', $4, now(), case when $3 = 'connected' then now() end)`,
    [...pair, state, changedBy],
  );

async function settle(standing: Standing, student: SignedIn, companyId: string, eventId: string) {
  const pair = [student.accountId, companyId];
  if (!standing.inUse) {
    await query('update account set closed_at = now() where id = $1', [student.accountId]);
  }
  if (!standing.looking) {
    await query(
      `insert into student_settings values ($1, 1, 'never', 'never', 'never', 'never', 'ja', 'student', 'not-looking')`,
      [student.accountId],
    );
  }
  if (standing.blocked) await query('insert into blocked_company values ($1, $2)', pair);
  // A pair has one row, so a connected pair has no open request.
  if (standing.connected) await connection('connected', 'company', pair);
  else if (standing.asked) await connection('asked', 'student', pair);
  // `came` is set by an application for a job, or for an event.
  if (standing.came && standing.looking) {
    const ended = standing.asked ? 'declined' : 'withdrawn';
    await query(
      `insert into application
         (company_id, student_id, way, status, status_at, applied_at, ended_at, outcome)
       values ($2, $1, 'here', $3, now(), now(), case when $3 <> 'new' then now() end,
         case when $3 = 'declined' then $3 end)`,
      [...pair, standing.takesPart ? 'new' : ended],
    );
  } else if (standing.came) {
    await query(
      `insert into event_application (event_id, student_id, state, applied_at)
       values ($1, $2, $3, now())`,
      [eventId, student.accountId, standing.takesPart ? 'going' : 'cancelled'],
    );
  } else {
    // Opening the company's own application page does not count as `came`.
    await query(
      `insert into application (company_id, student_id, way, status, status_at, pre_applied_at)
       values ($2, $1, 'external', 'new', now(), now())`,
      pair,
    );
  }
}

test('rules and SQL conditions agree in every case', async () => {
  const calls = eventCalls(api);
  const companies = new Map<string, { companyId: string; eventId: string }>();
  for (const verified of [true, false]) {
    for (const suspended of [true, false]) {
      const who = await createRecruiter(api, { verified });
      const eventId = await saveOne(calls, who, eventWith(api));
      if (suspended) {
        await query('update company set suspended_at = now() where id = $1', [who.companyId]);
      }
      await query('update audience set connected = true where content_id = $1', [eventId]);
      companies.set(`${verified} ${suspended}`, { companyId: who.companyId, eventId });
    }
  }
  const names = Object.keys(reachRules) as ReachRuleName[];
  for (const standing of standings) {
    const student = await createStudent(api);
    const { companyId = '', eventId = '' } =
      companies.get(`${standing.verified} ${standing.suspended}`) ?? {};
    await settle(standing, student, companyId, eventId);
    const pair = { student: student.accountId, company: companyId };
    const { rows } = await sql<Record<ReachRuleName, boolean>>`select ${sql.join(
      names.map((name) => sql`${reach[name](pair)} as ${sql.ref(name)}`),
    )}`.execute(api.services.databases.commands);
    const expected = Object.fromEntries(names.map((name) => [name, reachRules[name](standing)]));
    expect(rows[0], JSON.stringify(standing)).toEqual(expected);
    const { rows: lists } = await sql`
      select ${companyId}::uuid = any(array${unseenCompanies(pair.student)}) as unseen,
        content.id = any(array${limitedTo(pair.student)}) as limited,
        ${isInAudience(pair.student)} as "inAudience",
        ${visitorMaySee(companyId)} as "toVisitors"
      from content where content.id = ${eventId}`.execute(api.services.databases.commands);
    expect(lists[0], JSON.stringify(standing)).toEqual({
      unseen: standing.blocked || standing.suspended,
      limited: standing.connected,
      inAudience: standing.connected,
      toVisitors: visitorRule(standing),
    });
  }
});

describe('an unverified company', () => {
  const named = async (who: SignedIn, name: string): Promise<string[]> => {
    const reply = await api.app.inject({
      url: `/v1/company/audience-options?name=${encodeURIComponent(name)}`,
      headers: who.headers,
    });
    expect(reply.statusCode).toBe(200);
    return reply.json().students.map(({ id }: { id: string }) => id);
  };

  test('finds nobody, not even students who came to it', async () => {
    const who = await createRecruiter(api, { verified: false });
    const student = await createStudent(api);
    await query(`update student set last_name = 'Quillfeather' where id = $1`, [student.accountId]);
    expect(await named(who, 'quill')).toEqual([]);
    await query('update company set verified_at = now() where id = $1', [who.companyId]);
    expect(await named(who, 'quill')).toEqual([student.accountId]);
  });
});

import { company, endpoint, student } from '@engawa/contract/endpoint';
import { type ErrorCode, errorMeaning } from '@engawa/contract/error-catalogue';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { faultOf } from './check-reply.ts';
import { markFor, type Tenant } from './marks.ts';

const probe = endpoint({
  id: 'student.probe.showThing',
  method: 'GET',
  path: '/v1/student/probe',
  summary: 'A probe.',
  auth: student,
  reply: z.object({ thing: z.object({ name: z.string() }) }),
  errors: ['company_not_eligible'],
});
const ofCompany = { ...probe, id: 'company.probe.showThing', auth: company(0) };
const forEverybody = { ...probe, id: 'anyone.probe.showThing' };

const json = (status: number, body: unknown) => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});
const refusal = (code: ErrorCode) => json(errorMeaning(code).status, { code, message: 'x' });
const named = (name: unknown) => json(200, { result: 1, thing: { name } });

describe('a response', () => {
  test.each([
    ['as its schema says', named('x'), undefined],
    ['a refusal of any call', json(404, { code: 'not_found', message: 'x' }), undefined],
    ['too many', json(429, { code: 'too_many_requests', message: 'x' }), undefined],
    ['a refusal of its own', refusal('company_not_eligible'), undefined],
    ['another type', named(5), /outside its schema/],
    ['nothing', json(200, {}), /outside its schema/],
    ['no JSON', { status: 200, type: '', text: '<html>' }, /outside its schema/],
    ['an error of ours', json(500, { code: 'internal', message: 'x' }), /500 internal/],
    ['being away', json(503, { code: 'unavailable', message: 'x' }), /503 unavailable/],
    ['another call’s refusal', refusal('wrong_credentials'), /does not declare/],
    [
      'a refusal with more in it',
      json(404, { code: 'not_found', message: 'x', sql: 'x' }),
      /without our words/,
    ],
    ['a refusal with another status', json(400, { code: 'not_found', message: 'x' }), /with 400/],
    [
      'somebody else’s page',
      { status: 502, type: 'text/html', text: '<html>' },
      /without our words/,
    ],
  ])('%s', (_what, answer, fault) => {
    const found = faultOf(probe, 'student A', answer);
    if (fault) expect(found).toMatch(fault);
    else expect(found).toBeUndefined();
  });
});

describe('texts of others', () => {
  const own = { student: 'student.shifts.x', company: 'company.saveLists.x' };
  const shown = { student: 'student.profile.x', company: 'company.jobs.x' };
  type Row = [Tenant, string, Tenant | undefined, typeof probe | typeof ofCompany, boolean];

  test.each<Row>([
    ['student A', own.student, 'student A', probe, false],
    ['student A', own.student, 'student B', probe, true],
    ['student A', own.student, 'company A', ofCompany, true],
    ['student A', shown.student, 'company A', ofCompany, false],
    ['student A', shown.student, 'student B', probe, true],
    ['student A', shown.student, undefined, forEverybody, true],
    ['company A', own.company, 'company A', ofCompany, false],
    ['company A', own.company, 'company B', ofCompany, true],
    ['company A', own.company, 'student A', probe, true],
    ['company A', 'company.messages.addTemplate', 'student A', probe, true],
    ['company A', shown.company, 'student A', probe, false],
    ['company A', shown.company, undefined, forEverybody, false],
    ['company A', shown.company, 'company B', ofCompany, true],
    ['company A', shown.company, 'company B', forEverybody, false],
  ])('%s with %s, read by %s: %o', (writer, call, reader, asked, isLeak) => {
    const fault = faultOf(asked, reader, named(`… ${markFor(writer, call).toUpperCase()} …`));
    expect(fault !== undefined).toBe(isLeak);
  });
});

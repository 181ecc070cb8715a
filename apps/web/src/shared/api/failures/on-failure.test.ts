import { recruiterLogin, refreshSession, ssoLogin } from '@engawa/contract/auth/anyone';
import { describe, expect, it } from 'vitest';
import { ApiFailure, SessionOver } from './api-failure.ts';
import { type CallMeta, type FailureAnswer, onFailure } from './on-failure.ts';

const said = 'サーバーの言葉';
const some = 'company.team.listMembers';
const failure = (status: number, call = some, fields = {}) =>
  new ApiFailure(status, { code: 'internal', message: said, fields }, { call });

type Row = [what: string, failure: unknown, meta: CallMeta, answer: FailureAnswer];

describe('the error catalogue', () => {
  it.each<Row>([
    [
      '400 on the refresh call',
      failure(400, refreshSession.id),
      {},
      { say: 'ログインの有効期限が切れました', goTo: '/sign-out' },
    ],
    ['another 400', failure(400), {}, { say: said, report: true }],
    ['400 of a student sign-in', failure(400, ssoLogin.id), {}, { say: said, report: true }],
    ['401', failure(401), {}, { say: said, goTo: '/signout' }],
    ['401 in the background', failure(401), { background: true }, { goTo: '/signout' }],
    [
      '401 in a form with its own messages',
      failure(401),
      { ownErrors: true },
      { say: said, goTo: '/signout' },
    ],
    ['401 of the recruiter login', failure(401, recruiterLogin.id), {}, { say: said }],
    [
      '401 of the recruiter login in its form',
      failure(401, recruiterLogin.id),
      { ownErrors: true },
      {},
    ],
    ['403', failure(403), {}, { say: said, goTo: '/sign-out' }],
    ['403 in the background', failure(403), { background: true }, { say: said, goTo: '/sign-out' }],
    ['422 with fields', failure(422, some, { email: said }), {}, {}],
    ['422 without fields', failure(422), {}, { say: said }],
    ['404', failure(404), {}, { say: said, report: true }],
    ['409', failure(409), {}, { say: said, report: true }],
    ['500', failure(500), {}, { say: said, report: true }],
    ['500 in the background', failure(500), { background: true }, { report: true }],
    ['500 that the caller shows itself', failure(500), { ownErrors: true }, { report: true }],
    ...[0, 400, 500, 503].map(
      (status): Row => [
        `${status} of a form with its own messages`,
        failure(status),
        { ownErrors: true, command: true },
        { say: said, report: true },
      ],
    ),
    ['409 of a form', failure(409), { ownErrors: true, command: true }, { report: true }],
    ['500 of a quiet command', failure(500), { quiet: true, command: true }, { report: true }],
    ['500 of a quiet read', failure(500), { quiet: true }, { report: true }],
    ['no answer', failure(0), {}, { say: said, report: true }],
    ['an expired session', new SessionOver('expired'), {}, {}],
    ['a client error', new TypeError('x'), {}, { report: true }],
    ['an aborted call', new DOMException('x', 'AbortError'), {}, {}],
  ])('answers %s', (_, thrown, meta, answer) => expect(onFailure(thrown, meta)).toEqual(answer));
});

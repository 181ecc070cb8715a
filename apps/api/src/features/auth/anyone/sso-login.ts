import type { ssoLogin as endpoint } from '@engawa/contract/auth/anyone';
import { openSession } from '@engawa/platform/auth/session.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import { presentStudent, readStudent } from '../../account/public.ts';
import { handOver } from '../session-reply.ts';
import { takeAttempt } from '../sso.repo.ts';
import { ssoCookie } from '../sso-browser.ts';
import type { SsoClient, SsoPerson } from '../sso-client.ts';
import { recogniseStudent } from '../students.repo.ts';

interface Services {
  commands: Db;
  sso: SsoClient | undefined;
}

export const ssoLogin = ({ commands, sso }: Services): TwoSteps<typeof endpoint, SsoPerson> => ({
  async before({ body, cookies, now }) {
    const browser = cookies.read(ssoCookie);
    if (!sso || browser === undefined) return refuse('sso_failed');
    const attempt = await takeAttempt(commands, body.state, browser, now);
    if (!attempt) return refuse('sso_failed');
    const person = await sso.finish(body, attempt);
    if (!person.emailVerified) refuse('sign_up_incomplete');
    return person;
  },

  async run({ tx, cookies, now, concerns }, person) {
    const studentId = await recogniseStudent(tx, person);
    concerns(studentId);
    const student = await readStudent(tx, studentId);
    if (!student) return refuse('account_stopped');
    const tokens = await openSession(tx, studentId, now, person.idToken);
    return { user: presentStudent(student), accessToken: handOver(cookies, tokens) };
  },
});

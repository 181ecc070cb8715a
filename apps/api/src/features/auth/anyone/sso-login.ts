import type { ssoLogin as endpoint } from '@engawa/contract/auth/anyone';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import { presentStudent, readStudent } from '../../account/public.ts';
import { recordActivity } from '../../student-rows/public.ts';
import { signIn } from '../sign-in/session-reply.ts';
import { takeAttempt } from '../sso/sso.repo.ts';
import { ssoBrowser } from '../sso/sso-browser.ts';
import type { SsoClient, SsoPerson } from '../sso/sso-client.ts';
import { recogniseStudent } from '../students.repo.ts';

interface Services {
  commands: Db;
  sso: SsoClient | undefined;
}

export const ssoLogin = ({ commands, sso }: Services): TwoSteps<typeof endpoint, SsoPerson> => ({
  async before({ body, cookies, now }) {
    const browser = ssoBrowser(cookies);
    if (!sso || browser === undefined) return refuse('sso_failed');
    const attempt = await takeAttempt(commands, body.state, browser, now);
    if (!attempt) return refuse('sso_failed');
    const person = await sso.finish(body, attempt);
    if (!person.emailVerified) refuse('sign_up_incomplete');
    return person;
  },

  async run(call, person) {
    const studentId = await recogniseStudent(call.tx, person);
    call.concerns(studentId);
    const student = await readStudent(call.tx, studentId);
    if (!student) return refuse('student_stopped');
    await recordActivity(call.tx, studentId, call.now);
    const accessToken = await signIn(call, studentId, person);
    return { user: presentStudent(student), accessToken };
  },
});

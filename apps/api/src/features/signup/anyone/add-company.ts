import type { signUpCompany as endpoint } from '@engawa/contract/signup/anyone';
import { hashPassword } from '@engawa/platform/auth/passwords';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import {
  askForVerification,
  insertCompany,
  insertRecruiter,
  type Verifier,
} from '../../account/public.ts';
import { openRecruiterSession, readToken, useToken } from '../../auth/public.ts';
import { ensureHardToGuess } from '../../passwords/public.ts';

export const addCompany = (
  commands: Db,
  verifier: Verifier,
): TwoSteps<typeof endpoint, { passwordHash: string }> => ({
  async before({ body: { token, password }, language, now }) {
    const person = await readToken(commands, 'sign-up', token, now);
    if (!person) return refuse('mail_link_expired');
    await ensureHardToGuess(password, person.email, language);
    return { passwordHash: await hashPassword(password) };
  },

  async run(call, { passwordHash }) {
    const { tx, body, now } = call;
    const person = await useToken(tx, 'sign-up', body.token, now);
    if (!person) return refuse('mail_link_expired');
    const companyId = await insertCompany(tx, {
      nameJp: body.companyNameJp || null,
      nameEn: body.companyNameEn || null,
      industryId: body.industry,
      prefecture: body.prefecture,
      employees: body.employees,
    });
    await askForVerification(call, verifier, companyId);
    call.concerns(companyId);
    const owner = await insertRecruiter(tx, { companyId, level: 0, ...person, passwordHash });
    return openRecruiterSession(call, owner);
  },
});

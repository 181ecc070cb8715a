import { savedLimits } from '@engawa/contract/saved/limits';
import type { saveCompany as endpoint } from '@engawa/contract/saved/student';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import { findCompanyForStudent } from '../../company-view/public.ts';
import { countSaved, hasSavedCompany, insertSavedCompany } from '../saved.repo.ts';

export const saveCompany: Handler<typeof endpoint> = async ({ tx, actor, body, now }) => {
  const student = actor.accountId;
  await lockStudentAlone(tx, student);
  const { id } = found(await findCompanyForStudent(tx, { student, company: body.companyId }));
  if (await hasSavedCompany(tx, student, id)) return { saved: true };
  if ((await countSaved(tx, 'saved_company', student)) >= savedLimits.companies) {
    refuse('saved_full', { details: { max: savedLimits.companies } });
  }
  await insertSavedCompany(tx, student, id, now);
  return { saved: true };
};

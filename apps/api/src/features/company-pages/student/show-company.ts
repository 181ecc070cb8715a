import type { showCompanyToStudent as endpoint } from '@engawa/contract/company-pages/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { readResponseRate } from '../../applications/public.ts';
import {
  findCompanyForStudent,
  listForStudent,
  presentCompanyView,
} from '../../company-view/public.ts';
import { picturesIn, readDocument } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { hasSavedCompany, listSavedOfCompany } from '../../saved/public.ts';

export const showCompany: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const pair = { student: actor.accountId, company: params.id };
  const company = found(await findCompanyForStudent(db, pair));
  const [rows, saved, savedJobs, responseRate] = await Promise.all([
    listForStudent(db, pair),
    hasSavedCompany(db, pair.student, pair.company),
    listSavedOfCompany(db, pair.student, pair.company),
    readResponseRate(db, pair.company),
  ]);
  const pictures = rows.flatMap(({ kind, published }) =>
    picturesIn(kind, readDocument(kind)(published)),
  );
  return {
    ...presentCompanyView(company, rows, 'published'),
    images: await listPictures(db, company.id, pictures),
    saved,
    savedJobs,
    responseRate,
  };
};

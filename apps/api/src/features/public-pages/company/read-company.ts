import type { Db } from '../../../database.ts';
import {
  type findCompanyForVisitor,
  listForVisitor,
  presentCompanyView,
} from '../../company-view/public.ts';
import { picturesIn, readDocument } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';

type Company = NonNullable<Awaited<ReturnType<typeof findCompanyForVisitor>>>;
export type ReadCompany = Awaited<ReturnType<typeof readCompany>>;

/** A company with its public jobs. The caller has checked that visitors may see it. */
export async function readCompany(db: Db, company: Company, today: string) {
  const rows = await listForVisitor(db, company.id, today);
  const pictures = rows.flatMap(({ kind, published }) =>
    kind === 'general' ? [...picturesIn(kind, readDocument(kind)(published))] : [],
  );
  return {
    view: presentCompanyView(company, rows, 'published'),
    images: await listPictures(db, company.id, pictures),
  };
}

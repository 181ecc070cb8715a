import { Readable } from 'node:stream';
import { personName } from '@engawa/contract/text/person-name';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Typesetter } from '@engawa/platform/pdf/typesetter';
import type { Db } from '../../../database.ts';
import { findSnapshot } from '../../applications/public.ts';
import type { OfferRow } from '../offers.repo.ts';
import type { OfferDocument } from '../terms/document.rules.ts';
import { offerLetter } from './letter.rules.ts';
import { letterTemplate } from './template.ts';

interface Letter {
  row: Pick<OfferRow, 'id' | 'companyJp' | 'companyEn'>;
  document: OfferDocument;
  madeAt: Date;
}

/** The order for the typesetter. Without the snapshot, which is not kept forever, no name. */
export async function letterOrder(db: Db, { row, document, madeAt }: Letter) {
  const who = (await findSnapshot(db, row.id))?.studentProfile;
  const company = { jp: row.companyJp, en: row.companyEn };
  const student = who ? personName(who) : '';
  const today = todayInJapan(madeAt);
  return [letterTemplate, offerLetter({ document, company, student, today })] as const;
}

/** Typeset anew from the frozen terms: the same terms make the same document. */
export async function letterFile(
  { typesetter }: { typesetter: Typesetter },
  db: Db,
  { row, by }: { row: OfferRow; by: string },
) {
  const { document, madeAt } = row;
  const order = await letterOrder(db, {
    row,
    document: found(document),
    madeAt: found(madeAt),
  });
  const pdf = await typesetter.pdf(...order, { by });
  return {
    stream: Readable.from([pdf]),
    bytes: pdf.length,
    mediaType: 'application/pdf',
    attachment: `労働条件通知書_${todayInJapan(found(madeAt)).replaceAll('-', '')}.pdf`,
  };
}

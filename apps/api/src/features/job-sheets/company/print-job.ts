import { Readable } from 'node:stream';
import type { printJob as endpoint } from '@engawa/contract/job-sheets/company';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Typesetter } from '@engawa/platform/pdf/typesetter';
import type { Handler } from '../../../handler.ts';
import { findContent } from '../../contents/public.ts';
import { findJobForVisitor, findStatus, publishedGeneral } from '../../jobs/public.ts';
import { jobSheet } from '../job-sheet.rules.ts';
import { qrPicture } from '../qr-picture.ts';
import { sheetFileName } from '../sheet-file-name.rules.ts';
import { sheetTemplate } from '../sheet-template.ts';

export interface SheetServices {
  typesetter: Typesetter;
  origin: string;
}

const [closed, draft] = [2, 3];

/** The published job with its public address; before publication the draft, marked as such. */
export const printJob =
  ({ typesetter, origin }: SheetServices): Handler<typeof endpoint> =>
  async ({ db, actor, params, now }) => {
    const { companyId, accountId } = actor;
    const today = todayInJapan(now);
    const [stored, status, general, visited] = await Promise.all([
      findContent(db, companyId, 'job', params.id),
      findStatus(db, companyId, params.id),
      publishedGeneral(db, companyId),
      findJobForVisitor(db, params.id, today),
    ]);
    const row = found(stored);
    const shown = status === draft ? null : row.published;
    const job = shown ?? row.draft;
    const isOver = status === closed || visited?.isOpen === false;
    const state = shown === null ? 'draft' : isOver ? 'over' : 'shown';
    // Only an open public page gets a QR code.
    const address = visited?.isOpen && state === 'shown' ? `${origin}/jobs/${row.id}` : null;
    const sheet = jobSheet({ job, general, address, state, today });
    const files = address === null ? {} : { 'qr.svg': qrPicture(address) };
    const pdf = await typesetter.pdf(sheetTemplate, sheet, { by: accountId, files });
    return {
      stream: Readable.from([pdf]),
      bytes: pdf.length,
      mediaType: 'application/pdf',
      attachment: sheetFileName(job, today),
    };
  };

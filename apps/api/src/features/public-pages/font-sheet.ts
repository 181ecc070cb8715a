import { createHash } from 'node:crypto';
import { gatherFonts } from '@engawa/platform/http/pages/fonts';

const { sheet, files } = gatherFonts();

/** Stands at the end of a page, and holds nothing up; systems with a Japanese font fetch no more. */
export const fontSheet = {
  path: `/fonts/${createHash('sha256').update(sheet).digest('base64url').slice(0, 10)}.css`,
  text: sheet,
  files,
};

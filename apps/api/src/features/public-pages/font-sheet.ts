import { createHash } from 'node:crypto';
import { gatherFonts } from '@engawa/platform/http/pages/fonts';
import { font } from '@engawa/theme/tokens';

const { sheet, files } = gatherFonts();
const brought = '"Noto Sans JP Variable"';

/** Without the web font, so that reading a page fetches no font. */
export const ownFont = font.replace(brought, 'Boxes');

/** While the script loads the slices (`gathering`), the page keeps its font. */
const text = `${sheet}\nhtml:not(.gathering) body{font-family:${font.replace(brought, `Boxes,${brought}`)}}`;

/** Linked last, so that it does not block; with a Japanese font no font file is fetched. */
export const fontSheet = {
  path: `/fonts/${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.css`,
  text,
  files,
};

import { createHash } from 'node:crypto';
import { gatherFonts } from '@engawa/platform/http/pages/fonts';
import { font } from '@engawa/theme/tokens';

const { sheet, files } = gatherFonts();
const brought = '"Noto Sans JP Variable"';

/** Without the one that may be brought: nothing is fetched by a page that is only read. */
export const ownFont = font.replace(brought, 'Boxes');

/** While the script gathers the slices, the page stays as it is. */
const text = `${sheet}\nhtml:not(.gathering) body{font-family:${font.replace(brought, `Boxes,${brought}`)}}`;

/** Stands at the end of a page, and holds nothing up; systems with a Japanese font fetch no more. */
export const fontSheet = {
  path: `/fonts/${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.css`,
  text,
  files,
};

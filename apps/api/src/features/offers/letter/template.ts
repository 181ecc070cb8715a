import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bilingualTemplate } from '../../documents/public.ts';

export const letterTemplate =
  bilingualTemplate + readFileSync(join(import.meta.dirname, 'letter.typ'), 'utf8');

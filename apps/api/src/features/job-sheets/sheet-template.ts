import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bilingualTemplate } from '../documents/public.ts';

export const sheetTemplate =
  bilingualTemplate + readFileSync(join(import.meta.dirname, 'job-sheet.typ'), 'utf8');

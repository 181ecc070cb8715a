import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonTemplate } from '../documents/public.ts';

export const sheetTemplate =
  commonTemplate + readFileSync(join(import.meta.dirname, 'job-sheet.typ'), 'utf8');

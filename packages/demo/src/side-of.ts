import { type ContentLanguage, contentLanguages } from '@engawa/contract/language';
import type { Both } from './jobs/demo-job.ts';

export const sideOf = (both: Both, language: ContentLanguage): string =>
  both[contentLanguages.indexOf(language)] ?? '';

/**
 * Feature translation. Machine translation of company texts by a configured provider; nothing is
 * stored. Decision 024.
 */

import * as contract from '@engawa/contract/translation/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import { translateContent } from './company/translate-content.ts';
import { translateGeneral } from './company/translate-general.ts';
import { translateJob } from './company/translate-job.ts';
import type { TranslationServices } from './translate-texts.ts';

export const translationRoutes = (services: TranslationServices) => [
  bind(contract.showTranslation, () => ({ isConfigured: services.translator !== undefined })),
  bind(contract.translateGeneral, translateGeneral(services)),
  bind(contract.translateJob, translateJob(services)),
  bind(contract.translateContent, translateContent(services)),
];

/**
 * Feature company-info. A company's registered facts: name, corporate number, address. The general
 * page shows them and edits only its texts. Decision 038.
 */

import { saveCompanyInfo, showCompanyInfo } from '@engawa/contract/company-info/company';
import { found } from '@engawa/platform/errors/refusal';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { Verifier } from '../account/public.ts';
import { saveInfo } from './company/save-info.ts';
import { presentInfo } from './company-info.present.ts';
import { findInfo } from './company-info.repo.ts';

export const companyInfoRoutes = (services: { verifier: Verifier }) => [
  bind(showCompanyInfo, async ({ db, actor }) => ({
    company: presentInfo(found(await findInfo(db, actor.companyId))),
  })),
  bind(saveCompanyInfo, saveInfo(services)),
];

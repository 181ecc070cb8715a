import type { showCompanyInfo as endpoint } from '@engawa/contract/company-info/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentInfo } from '../company-info.present.ts';
import { findInfo } from '../company-info.repo.ts';

export const showInfo: Handler<typeof endpoint> = async ({ db, actor }) => ({
  company: presentInfo(found(await findInfo(db, actor.companyId))),
});

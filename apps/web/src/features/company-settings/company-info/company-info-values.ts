import type { saveCompanyInfo } from '@engawa/contract/company-info/company';
import type { BodyOf } from '@engawa/contract/endpoint';
import { blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';
import type { CompanyInfo } from './queries.ts';

export const infoValues = ({
  version: _version,
  shownName: _shownName,
  verification: _verification,
  ...facts
}: CompanyInfo) => nullToBlank(facts);
export type InfoValues = ReturnType<typeof infoValues>;

type Body = Omit<BodyOf<typeof saveCompanyInfo>, 'version'>;

export const infoBody = (values: InfoValues): Body => blankToNull(values);

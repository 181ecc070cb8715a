import type { Localized } from '../language.ts';
import type { CompanyInfo } from './schemas.ts';

const checkedFacts = [
  { id: 'legalName', name: { ja: '商号', en: 'registered name' } },
  { id: 'corporateNumber', name: { ja: '法人番号', en: 'corporate number' } },
  { id: 'representative', name: { ja: '代表者名', en: 'representative' } },
  { id: 'address', name: { ja: '住所', en: 'address' } },
  { id: 'phone', name: { ja: '電話番号', en: 'phone number' } },
] as const satisfies readonly { id: keyof CompanyInfo; name: Localized }[];

type Checked = Pick<CompanyInfo, (typeof checkedFacts)[number]['id']>;

export const missingFacts = (info: Checked) => checkedFacts.filter(({ id }) => info[id] === null);

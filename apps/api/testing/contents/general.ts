import { generalOutline } from '@engawa/contract/general/outline';
import type { GeneralDocument, GeneralLanguage } from '@engawa/contract/general/schemas';
import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';
import { Browser } from '../server/browser.ts';

const headquarters: GeneralLanguage['offices'][number] = {
  tab: 'domestic',
  officeName: '本社',
  jpOfficesAddress1: '東京都千代田区丸の内1-1-1',
  jpOfficesAddress2: '縁側ビル3階',
  countryName: null,
  town: null,
  address: null,
  companyOfficeImage: null,
  hqFlag: true,
};

/** A company with everything a posting must state about the employer. */
export const fullGeneral: GeneralDocument = {
  jp: {
    ...generalOutline.blank.language,
    companyName: '株式会社試験',
    companyProfile: '試験のための会社です。',
    industry: 6,
    offices: [headquarters],
  },
  en: {
    ...generalOutline.blank.language,
    companyName: 'Test Inc.',
    companyProfile: 'A company for tests.',
    industry: 6,
    offices: [
      {
        ...headquarters,
        officeName: 'Head office',
        jpOfficesAddress1: '1-1-1 Marunouchi, Chiyoda-ku, Tokyo',
        jpOfficesAddress2: null,
      },
    ],
  },
  common: {
    ...generalOutline.blank.common,
    contactEmail: 'jobs@test.example',
    contactPhone: '03-0000-0000',
  },
};

export async function publishGeneral(
  test: TestApp,
  who: SignedIn,
  { generalInfo = fullGeneral, version = 0 } = {},
): Promise<void> {
  const url = '/v1/company/general-content-management';
  const body = { version, inStep: [], status: 1, generalInfo };
  const reply = await new Browser(test).post(url, body, who.headers);
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

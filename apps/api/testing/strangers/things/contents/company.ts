import { fullGeneral } from '../../../contents/general.ts';
import type { SignedInRecruiter } from '../../../database/factories.ts';
import { jpeg } from '../../../files/sample-files.ts';
import { fileCalls } from '../../../files/uploads.ts';
import type { TestApp } from '../../../server/app.ts';
import type { CompanyFixtures, Input, Theirs } from '../../fixture.ts';
import { inBoth, pictures } from './pictures.ts';

async function general(test: TestApp, { headers }: SignedInRecruiter): Promise<Input> {
  const url = '/v1/company/general-content-management';
  const { version } = (await test.app.inject({ url, headers })).json();
  return { body: { version, inStep: [], status: 1, generalInfo: fullGeneral } };
}
const places = inBoth(
  'logoImage',
  'coverImage',
  'services[].companyProductImage[].productImage',
  'offices[].companyOfficeImage',
).map((place) => place.replace('body.', 'body.generalInfo.'));
const product = { productTitle: null, productMessage: null, productPlace: null, productUrl: null };

const portrait: Theirs<SignedInRecruiter>['make'] = async (test, who) => {
  const files = [{ name: 'me.jpg', content: await jpeg(400, 400) }];
  return (await fileCalls(test).upload('portrait', files, { who, side: 'company' })).json().file.id;
};

const session: Theirs<SignedInRecruiter>['make'] = async (test, { headers }) =>
  (await test.app.inject({ url: '/v1/company/sessions', headers })).json().sessions[0].id;

export const company: CompanyFixtures = {
  'company.general.saveGeneral': pictures(general, places, product),
  'company.twoStep.liftTwoStep': {
    'body.id': { make: async (_test, who) => who.accountId, call: (id) => ({ body: { id } }) },
  },
  'company.auth.endOneSession': {
    'params.id': { make: session, call: (id) => ({ params: { id } }) },
  },
  'company.account.saveAccount': {
    'body.pictureId': {
      make: portrait,
      call: (pictureId) => ({
        body: { version: 0, name: '田中 美咲', pictureId, department: null, title: null },
      }),
    },
  },
};

import { expect, test } from 'vitest';
import { firstFault } from './first-fault.ts';

const error = { type: 'server', message: '入力してください。' };
const values: Record<string, unknown> = { 'jp.companyProfile': '', 'common.capital': 'x' };
const faultIn = (errors: object) => firstFault(errors, (name) => values[name]);

test.each([
  ['nothing is wrong', {}, undefined],
  ['only the form as a whole', { root: error }, undefined],
  ['an empty text', { jp: { companyProfile: error } }, { name: 'jp.companyProfile', empty: true }],
  ['a wrong number', { common: { capital: error } }, { name: 'common.capital', empty: false }],
  [
    'an item of a list',
    { jp: { services: [undefined, { productUrl: error }] } },
    { name: 'jp.services.1.productUrl', empty: true },
  ],
])('%s', (_, errors, fault) => expect(faultIn(errors)).toEqual(fault));

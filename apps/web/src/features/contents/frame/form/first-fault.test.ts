import { expect, test } from 'vitest';
import { firstFault } from './first-fault.ts';

const error = { type: 'server', message: '入力してください。' };
const values: Record<string, unknown> = { 'jp.companyProfile': '', 'common.capital': 'x' };
const faultIn = (errors: object) => firstFault(errors, (name) => values[name]);

test.each([
  ['finds no fault without errors', {}, undefined],
  ['ignores an error of the whole form', { root: error }, undefined],
  [
    'finds an empty text',
    { jp: { companyProfile: error } },
    { name: 'jp.companyProfile', empty: true },
  ],
  [
    'finds an invalid number',
    { common: { capital: error } },
    { name: 'common.capital', empty: false },
  ],
  [
    'finds a field in a list item',
    { jp: { services: [undefined, { productUrl: error }] } },
    { name: 'jp.services.1.productUrl', empty: true },
  ],
])('%s', (_, errors, fault) => expect(faultIn(errors)).toEqual(fault));

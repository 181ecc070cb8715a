import { expect, test } from 'vitest';
import { pastedAddresses } from './pasted-addresses.ts';

test.each([
  ['commas and spaces', 'a@x.jp, b@x.jp c@x.jp', ['a@x.jp', 'b@x.jp', 'c@x.jp']],
  ['lines of a sheet', 'a@x.jp\r\nb@x.jp\n\n', ['a@x.jp', 'b@x.jp']],
  ['Japanese marks', 'a@x.jp、b@x.jp，c@x.jp；', ['a@x.jp', 'b@x.jp', 'c@x.jp']],
  ['wide spaces', 'a@x.jp　b@x.jp', ['a@x.jp', 'b@x.jp']],
  ['names beside them', '田中 翔 <a@x.jp>; Emma Clarke b@x.jp', ['a@x.jp', 'b@x.jp']],
  ['rows of a table', '田中\ta@x.jp\n髙橋\tb@x.jp', ['a@x.jp', 'b@x.jp']],
  ['something that is no address', 'a@x.jp, b.x.jp', ['a@x.jp', 'b.x.jp']],
  ['one address', ' a@x.jp ', ['a@x.jp']],
  ['nothing', ' , ', []],
])('%s', (_what, text, addresses) => {
  expect(pastedAddresses(text)).toEqual(addresses);
});

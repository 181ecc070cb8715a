import type { Profile } from '@engawa/contract/profile/schemas';
import { blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export function basicValues({ basic }: Profile) {
  const { version: _, pictures: __, phone, ...rest } = basic;
  const country = phone?.country ?? basic.currentCountry ?? 'JP';
  return { ...nullToBlank(rest), phone: { country, number: phone?.number ?? '' } };
}
export type BasicValues = ReturnType<typeof basicValues>;

/** Without a number there is no phone, even if a country is selected. */
export function basicBody({ phone, ...rest }: BasicValues) {
  return { ...blankToNull(rest), phone: phone.number.trim() === '' ? null : phone };
}

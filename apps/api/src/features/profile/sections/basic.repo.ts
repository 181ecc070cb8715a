import type { saveBasic } from '@engawa/contract/profile/student';
import type { Tx } from '../../../database.ts';
import { updateStudent } from '../../account/public.ts';
import type { Unversioned } from './unversioned.ts';

/** `phone.number` is E.164 here. */
type Basic = Omit<
  Unversioned<typeof saveBasic>,
  'firstName' | 'lastName' | 'nameOrder' | 'pictureId'
>;

export const basicColumns = (basic: Basic) => ({
  first_name_kana: basic.firstNameKana,
  last_name_kana: basic.lastNameKana,
  gender: basic.gender,
  date_of_birth: basic.dateOfBirth,
  country_of_origin: basic.countryOfOrigin,
  current_country: basic.currentCountry,
  phone_country: basic.phone?.country ?? null,
  phone_number: basic.phone?.number ?? null,
});

/** Names and picture are in the account's row; the other fields are stored beside them. */
export const updateBasic = (
  tx: Tx,
  studentId: string,
  basic: Unversioned<typeof saveBasic>,
): Promise<void> =>
  updateStudent(tx, studentId, {
    first_name: basic.firstName,
    last_name: basic.lastName,
    picture_id: basic.pictureId,
    ...(basic.nameOrder && { name_order: basic.nameOrder }),
    ...basicColumns(basic),
  });

import { z } from 'zod';
import { personName } from '../../auth/schemas.ts';
import { country, day, katakanaName, phone } from '../../fields/fields.ts';
import { fileId, pictures } from '../../files/schemas.ts';
import { idSchema } from '../../reference/id-schema.ts';
import { genders } from '../../reference/people/genders.ts';
import { version } from '../../versions.ts';

const shared = {
  firstName: personName,
  /** Last name, with a middle name where there is one. */
  lastName: personName,
  firstNameKana: katakanaName.nullable(),
  lastNameKana: katakanaName.nullable(),
  gender: idSchema(genders).nullable(),
  dateOfBirth: day.nullable(),
  countryOfOrigin: country.nullable(),
  /** Country or region of residence. */
  currentCountry: country.nullable(),
  phone: phone.nullable(),
};

export const basicBody = z.strictObject({
  version,
  ...shared,
  /** A file that this account uploaded as a portrait; null takes the picture away. */
  pictureId: fileId.nullable(),
});

export const basicSection = z.object({
  version,
  ...shared,
  /** A person who has just come in may have no name yet. */
  firstName: z.string(),
  lastName: z.string(),
  pictureId: fileId.nullable(),
  pictures,
});

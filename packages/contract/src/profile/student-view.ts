import { z } from 'zod';
import { plain } from '../contents/outline/mark.ts';
import { idSchema } from '../reference/id-schema.ts';
import { nameOrders, usualNameOrder } from '../reference/people/name-orders.ts';
import { jobHunting, profile } from './schemas.ts';

/** Universities of the list have names in both languages; others are shown as written. */
const university = profile.shape.education.shape.pastUniversities.element.extend({
  names: z.object({ ja: z.string(), en: z.string() }),
});

/**
 * What a company sees of a student, also the student's own preview. Excludes e-mail, phone, date of
 * birth, gender, address and the end of the stay; of the residence only the status is included.
 */
export const studentView = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameKana: z.string().nullable(),
  lastNameKana: z.string().nullable(),
  /** Snapshots from before the choice show the usual order. */
  nameOrder: plain(idSchema(nameOrders), '氏名の順序', 'Order of the name', {
    blank: usualNameOrder,
  }),
  pictures: profile.shape.basic.shape.pictures,
  countryOfOrigin: profile.shape.basic.shape.countryOfOrigin,
  currentCountry: profile.shape.basic.shape.currentCountry,
  jobHunting,
  residenceStatus: profile.shape.residence.shape.status,
  education: z.object({ university: university.nullable(), pastUniversities: z.array(university) }),
  languages: profile.shape.languages.shape.languages,
  career: profile.shape.career.omit({ version: true }),
  workExperiences: profile.shape.work.shape.workExperiences,
  story: profile.shape.story.omit({ version: true }),
  links: profile.shape.links.shape.links,
});
export type StudentView = z.output<typeof studentView>;

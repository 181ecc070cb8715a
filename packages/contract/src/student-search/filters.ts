import { z } from 'zod';
import { refusing } from '../contradiction.ts';
import { yearMonth } from '../fields.ts';
import { flag, one, some, word } from '../filter-fields.ts';
import { industries } from '../reference/companies/industries.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { spokenLanguages } from '../reference/languages/spoken-languages.ts';
import { degreeTypes } from '../reference/people/degree-types.ts';
import { lookingFor } from '../reference/people/looking-for.ts';
import { majorCategories } from '../reference/people/major-categories.ts';
import { majorTypes } from '../reference/people/major-types.ts';
import { countries } from '../reference/places/countries.ts';
import { appliedStates, livingPlaces } from './choices.ts';
import { contradictions } from './contradictions.ts';
import { studentSearchLimits } from './limits.ts';

/** Gender and age are no filters, and never will be. */
export const studentFilterFields = {
  freeWord: word(studentSearchLimits.freeWord).optional(),
  /** When the current university ends. */
  graduationFrom: yearMonth.optional(),
  graduationTo: yearMonth.optional(),
  /** Where somebody lives now. */
  from: one(livingPlaces).optional(),
  country: some(countries),
  /** The country of origin, under its own label: it must not be a condition of hiring. */
  origin: some(countries),
  language: one(spokenLanguages).optional(),
  /** At least, as every level here, on the one ladder of exams and self-ratings. */
  languageLevel: one(japaneseLadder).optional(),
  japaneseLevel: one(japaneseLadder).optional(),
  englishLevel: one(japaneseLadder).optional(),
  /** What is only self-rated does not count for the levels above. */
  certifiedOnly: flag.optional(),
  majorType: some(majorTypes),
  major: some(majorCategories),
  degreeType: some(degreeTypes),
  /** What they look for: one of these at least. */
  industry: some(industries),
  jobType: some(lookingFor),
  apply: one(appliedStates).optional(),
};

export type StudentFilter = z.output<z.ZodObject<typeof studentFilterFields>>;

export const checkStudentFilters = refusing<StudentFilter>(contradictions);

/** All that students can be searched by. */
export const studentFilter = z.strictObject(studentFilterFields).superRefine(checkStudentFilters);

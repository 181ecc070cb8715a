import { z } from 'zod';
import { contentId } from '../contents/schemas.ts';
import { line } from '../fields/fields.ts';
import { idSchema } from '../reference/id-schema.ts';
import { japaneseLadder } from '../reference/languages/japanese-ladder.ts';
import { degreeTypes } from '../reference/people/degree-types.ts';
import { majorCategories } from '../reference/people/major-categories.ts';
import { schoolTypes } from '../reference/people/school-types.ts';
import { dismissalReasons } from './dismissals.ts';
import { targetLimits, wishedCriteria } from './limits.ts';
import { companyMatch } from './reasons.ts';
import { targetWishes, wants } from './wishes.ts';

/** Exact number of people in each group; `fewAsked` are in one of the first two as well. */
export const groupCounts = z.object({
  high: z.int().min(0),
  middle: z.int().min(0),
  discover: z.int().min(0),
  fewAsked: z.int().min(0),
});

/** One condition eased by a step, with the number of people in the first group then. */
export const easedCondition = z.object({
  criterion: z.enum(wishedCriteria),
  wants,
  people: z.int().min(0),
});

export const settingBody = z.strictObject({
  name: line(targetLimits.name),
  wishes: targetWishes,
});

const dismissal = z.object({
  studentId: z.uuid(),
  name: z.string(),
  reason: idSchema(dismissalReasons),
});

export const targetSetting = z.object({
  id: z.uuid(),
  name: z.string(),
  wishes: targetWishes,
  /** The job whose posting the setting was created from, while it exists. */
  jobId: contentId.nullable(),
  updatedAt: z.iso.datetime(),
});

export const wholeTargetSetting = targetSetting.extend({
  /** The effective weights, raised by reasons for dismissals. */
  weightsNow: targetWishes.shape.weights,
  dismissed: z.array(dismissal),
});

const rung = idSchema(japaneseLadder);

export const targetStudent = z.object({
  studentId: z.uuid(),
  name: z.string(),
  nameKana: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  university: z.string().nullable(),
  schoolType: idSchema(schoolTypes).nullable(),
  degreeType: idSchema(degreeTypes).nullable(),
  majorCategory: idSchema(majorCategories).nullable(),
  graduation: z.string().nullable(),
  japanese: z.object({ rung, shown: rung }),
  english: z.object({ rung, shown: rung }),
  /** YYYY-MM-DD of the student's last visit. */
  activeOn: z.string().nullable(),
  match: companyMatch,
  saved: z.boolean(),
  /** Few companies have contacted this person yet; ranks first among equal scores. */
  fewAsked: z.boolean(),
});

import { z } from 'zod';
import { contentId } from '../contents/schemas.ts';
import { mostDepth, mostSeconds, mostViews } from './limits.ts';

/** Caps instead of refusing: a page left open over night is a valid view. */
const upTo = (most: number) =>
  z
    .number()
    .min(0)
    .overwrite((value) => Math.min(value, most));

const seconds = upTo(mostSeconds);
const address = z.string().max(2_000);
const word = z.string().max(200).optional();

const campaign = {
  utm_source: word,
  utm_medium: word,
  utm_campaign: word,
  utm_term: word,
  utm_content: word,
};
const fromWhere = { referrer_url: address, ...campaign };

export const companyView = z.strictObject({
  company_id: z.uuid(),
  company_name: z.string().max(300),
  logo_image: address.nullable(),
  ...fromWhere,
  time_spent: seconds,
});

export const jobView = z.strictObject({
  job_id: contentId,
  company_id: z.uuid(),
  ...fromWhere,
  /** Counts only the seconds in which the page was visible. */
  time_spent_on_page: seconds,
  scroll_depth: upTo(mostDepth),
  view_duration: seconds,
});

export const jobApplication = z.strictObject({ job_id: contentId, ...campaign });

export const oneOrMore = <One extends z.ZodType>(one: One) =>
  z.union([one, z.strictObject({ views: z.array(one).min(1).max(mostViews) })]);

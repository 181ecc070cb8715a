import { z } from 'zod';
import { companyAccount } from '../account/schemas.ts';
import { normaliseName, whyNotName } from '../names/name-rule.ts';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { isAllowedPassword, passwordRule } from '../reference/password-rule.ts';
import { prefectures } from '../reference/places/prefectures.ts';
import { cappedText, isSeen, oneLine, withoutBidi } from '../text/text-field.ts';

export const maxPasswordLength = 200;

export const email = z.string().max(254, { abort: true }).check(z.email());
/** A password at sign-in: any text, because it may have been chosen under an older rule. */
export const givenPassword = z.string().min(1).max(maxPasswordLength);
export const newPassword = z
  .string()
  .max(maxPasswordLength, { abort: true })
  .refine(isAllowedPassword, 'password')
  .meta({ minLength: passwordRule.minLength, pattern: passwordRule.pattern });
/** One line, because names go into mail headers. Also accepts names stored under an older rule. */
const name = (max: number) =>
  cappedText(max).overwrite(withoutBidi).trim().max(max).regex(oneLine, 'text');
export const personName = name(100).min(1).refine(isSeen, 'required');

const ruled = (value: string, context: z.RefinementCtx) => {
  const fault = whyNotName(value);
  if (fault) context.addIssue({ code: 'custom', message: fault, input: value });
};
/** Stricter than `personName`: the rule for names that are entered now. */
export const newPersonName = personName.overwrite(normaliseName).superRefine(ruled);
/** 256 random bits from a mail or a reply; longer values cannot be valid. */
export const token = z.string().max(200);

export const accessToken = z.object({
  accessToken: z.string(),
  expiresIn: z.int(),
  refreshExpiresAt: z.iso.datetime(),
});

export const bilingualName = z.object({ jp: z.string().nullable(), en: z.string().nullable() });

const companyChoice = z.object({ companyId: z.uuid(), companyName: bilingualName });

/** A session, or, with two-step sign-in, the ticket to hand in with the code. */
export const recruiterEntry = z.object({
  user: companyAccount.optional(),
  accessToken: accessToken.optional(),
  codeToken: z.string().optional(),
});

/** Also covers the choice of company, where the e-mail belongs to several. */
export const recruiterSession = recruiterEntry.extend({
  companies: z.array(companyChoice).optional(),
  selectionToken: z.string().optional(),
});

export const openedRecruiterSession = z.object({ user: companyAccount, accessToken });

export const selection = z.strictObject({ selectionToken: token, companyId: z.uuid() });

const blankOrName = (max: number) =>
  name(max)
    .refine((value) => value === '' || isSeen(value), 'required')
    .overwrite(normaliseName)
    .superRefine(ruled)
    .nullable();
export const optionalPersonName = blankOrName(100);
const optionalName = blankOrName(200);

export const newCompany = z
  .strictObject({
    token,
    password: newPassword,
    companyNameJp: optionalName,
    companyNameEn: optionalName,
    industry: idSchema(industries),
    prefecture: idSchema(prefectures).nullable(),
    employees: z.int().min(1).max(10_000_000).nullable(),
  })
  .refine(({ companyNameJp, companyNameEn }) => companyNameJp || companyNameEn, {
    path: ['companyNameJp'],
    message: 'required',
  });

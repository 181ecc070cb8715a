import { z } from 'zod';
import { companyAccount } from '../account/schemas.ts';
import { industries } from '../reference/companies/industries.ts';
import { idSchema } from '../reference/id-schema.ts';
import { isAllowedPassword } from '../reference/limits.ts';
import { prefectures } from '../reference/places/prefectures.ts';

export const maxPasswordLength = 200;

export const email = z.email().max(254);
/** What a person types to be let in: any text, since the rule may have been another once. */
export const givenPassword = z.string().min(1).max(maxPasswordLength);
export const newPassword = z.string().max(maxPasswordLength).refine(isAllowedPassword, 'password');
/** One line: a name goes into mails and headers of pages. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
export const personName = z.string().trim().min(1).max(100).regex(oneLine, 'text');
/** 256 random bits from a mail or a reply; anything else cannot be one of ours. */
export const token = z.string().max(200);

export const accessToken = z.object({
  accessToken: z.string(),
  /** Seconds. */
  expiresIn: z.int(),
  refreshExpiresAt: z.iso.datetime(),
});

export const bilingualName = z.object({ jp: z.string().nullable(), en: z.string().nullable() });

export const companyChoice = z.object({ companyId: z.uuid(), companyName: bilingualName });

/** Signed in; or, where the e-mail belongs to several companies, the choice that is still to make. */
export const recruiterSession = z.object({
  user: companyAccount.optional(),
  accessToken: accessToken.optional(),
  companies: z.array(companyChoice).optional(),
  selectionToken: z.string().optional(),
});

export const openedRecruiterSession = z.object({ user: companyAccount, accessToken });

export const selection = z.strictObject({ selectionToken: token, companyId: z.uuid() });

const optionalName = z.string().trim().max(200).regex(oneLine, 'text').nullable();

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

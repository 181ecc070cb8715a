import { z } from 'zod';
import { contentLimits } from '../contents/limits.ts';
import { part, picture, plain, text } from '../contents/outline/mark.ts';
import { document, image, listedPost, openedPost } from '../contents/schemas.ts';
import { country, line, paragraphs } from '../fields/fields.ts';
import { additionalContentStatuses } from '../reference/contents/additional-content-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';

const shortLine = line(contentLimits.title).nullable();

export const tipLanguage = part({
  title: text(shortLine, '見出し', 'Heading', { needed: 'always' }),
  message: text(paragraphs(contentLimits.text).nullable(), '本文', 'Text', { needed: 'always' }),
  senpaiName: text(shortLine, '名前', 'Name', { needed: 'always' }),
  senpaiPosition: text(shortLine, '部署・役職', 'Team and position'),
  senpaiUniversity: text(shortLine, '出身校', 'University'),
});
export type TipLanguage = z.output<typeof tipLanguage>;

export const tipCommon = part({
  senpaiImage: picture(image.nullable(), '写真', 'Picture'),
  country: plain(country.nullable(), '出身の国・地域', 'Country or region of origin'),
  joinedYear: plain(z.int().min(1950).max(2100).nullable(), '入社した年', 'Joined in'),
});
export type TipCommon = z.output<typeof tipCommon>;

export const tipFields = document(tipLanguage, tipCommon);
export const tipDocument = z.strictObject(tipFields);
export type TipDocument = z.output<typeof tipDocument>;

export const tipStatus = idSchema(additionalContentStatuses);

const heading = tipLanguage.pick({ title: true, senpaiName: true, senpaiPosition: true });

export const listedTip = z.object({
  ...listedPost(tipStatus, heading),
  senpaiImage: image.nullable(),
});

export const tipContent = z.object(openedPost(tipStatus, tipDocument));

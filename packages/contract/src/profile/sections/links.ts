import { z } from 'zod';
import { line, paragraphs, webAddress } from '../../fields/fields.ts';
import { version } from '../../versions.ts';
import { profileLimits } from '../limits.ts';

const link = z.strictObject({
  url: webAddress,
  title: line().nullable(),
  summary: paragraphs(profileLimits.linkSummary).nullable(),
});

export const linksBody = z.strictObject({
  version,
  links: z.array(link).max(profileLimits.links),
});

export const linksSection = z.object({
  version,
  links: z.array(
    z.object({ url: z.string(), title: z.string().nullable(), summary: z.string().nullable() }),
  ),
});

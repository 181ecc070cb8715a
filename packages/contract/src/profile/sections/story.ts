import { z } from 'zod';
import { paragraphs } from '../../fields/fields.ts';
import { version } from '../../versions.ts';
import { profileLimits } from '../limits.ts';

const text = paragraphs(profileLimits.story).nullable();

/** Three texts, written in Japanese. */
export const storyBody = z.strictObject({
  version,
  strength: text,
  highlight: text,
  skills: text,
});

export const storySection = z.object({
  version,
  strength: z.string().nullable(),
  highlight: z.string().nullable(),
  skills: z.string().nullable(),
});

import { z } from 'zod';
import { yearMonth } from '../../fields/fields.ts';
import { idSchema } from '../../reference/id-schema.ts';
import { jlptLevels } from '../../reference/languages/jlpt-levels.ts';
import { languageExams } from '../../reference/languages/language-exams.ts';
import { selfRatings } from '../../reference/languages/self-ratings.ts';
import { spokenLanguages } from '../../reference/languages/spoken-languages.ts';
import { version } from '../../versions.ts';
import { checkCertificate } from '../certificate.ts';
import { profileLimits } from '../limits.ts';

const fields = {
  language: idSchema(spokenLanguages),
  selfRating: idSchema(selfRatings),
  exam: idSchema(languageExams).nullable(),
  level: idSchema(jlptLevels).nullable(),
  score: z.number().nullable(),
  certifiedOn: yearMonth.nullable(),
};

const spoken = z.strictObject(fields).superRefine((one, context) => {
  for (const { field, message, number } of checkCertificate(one)) {
    const at = { path: [field], input: one[field] };
    if (message === 'min_number') {
      context.addIssue({ ...at, code: 'too_small', origin: 'number', minimum: number ?? 0 });
    } else if (message === 'max_number') {
      context.addIssue({ ...at, code: 'too_big', origin: 'number', maximum: number ?? 0 });
    } else {
      context.addIssue({ ...at, code: 'custom', message });
    }
  }
});

export const languagesBody = z
  .strictObject({ version, languages: z.array(spoken).max(profileLimits.languages) })
  .superRefine(({ languages }, context) => {
    const seen = new Set<string>();
    for (const [index, { language }] of languages.entries()) {
      if (seen.has(language)) {
        const path = ['languages', index, 'language'];
        context.addIssue({ code: 'custom', path, message: 'duplicate', input: language });
      }
      seen.add(language);
    }
  });

export const languagesSection = z.object({ version, languages: z.array(z.object(fields)) });

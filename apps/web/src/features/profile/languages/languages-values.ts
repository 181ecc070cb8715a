import type { Profile } from '@engawa/contract/profile/schemas';
import { blankToNull } from '../../../shared/form/blanks.ts';

type Spoken = Profile['languages']['languages'][number];
/** The score is text; an invalid number is sent unchanged, so that the server reports it. */
type SpokenInForm = { [Key in Exclude<keyof Spoken, 'score'>]: NonNullable<Spoken[Key]> | '' } & {
  score: number | string;
};

export const emptyLanguage: SpokenInForm = {
  language: '',
  selfRating: '',
  exam: '',
  level: '',
  score: '',
  certifiedOn: '',
};

export function languagesValues({ languages }: Profile): { languages: SpokenInForm[] } {
  const inForm = (one: Spoken) =>
    Object.fromEntries(
      Object.entries(one).map(([key, value]) => [key, value ?? '']),
    ) as SpokenInForm;
  return {
    languages: languages.languages.length > 0 ? languages.languages.map(inForm) : [emptyLanguage],
  };
}
export type LanguagesValues = ReturnType<typeof languagesValues>;

export const isUntouched = (one: SpokenInForm): boolean =>
  Object.values(one).every((v) => v === '');

/** Only exams have a level, a score and a date; only JLPT has levels. */
const ofWire = (one: SpokenInForm) => {
  const { language, selfRating, exam } = one;
  const score = String(one.score).normalize('NFKC').trim();
  return blankToNull({
    language,
    selfRating,
    exam,
    level: exam === 'jlpt' ? one.level : '',
    // An invalid number is sent unchanged, so that the server reports it.
    score: exam === '' || score === '' ? '' : Number.isNaN(Number(score)) ? score : Number(score),
    certifiedOn: exam === '' ? '' : one.certifiedOn,
  });
};

/** Drops a single untouched row; beside other rows it counts as unfinished. */
export const languagesBody = ({ languages }: LanguagesValues) => ({
  languages: languages.every(isUntouched) ? [] : languages.map(ofWire),
});

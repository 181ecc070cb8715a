import type { SelfRatingId } from '@engawa/contract/reference/languages/self-ratings';
import type { Origin } from '../people-names.ts';
import type { Random } from '../random.ts';
import type { DemoProfile } from './demo-profile.ts';

type Spoken = DemoProfile['languages']['languages'][number];

const noExam = { exam: null, level: null, score: null, certifiedOn: null } as const;

const japanese = [
  { level: 'N1', rating: 'fluent', lowest: 108, highest: 165 },
  { level: 'N1', rating: 'business', lowest: 100, highest: 140 },
  { level: 'N2', rating: 'business', lowest: 110, highest: 160 },
  { level: 'N2', rating: 'daily-conversation', lowest: 92, highest: 130 },
  { level: 'N3', rating: 'daily-conversation', lowest: 100, highest: 150 },
] as const;

/** Countries with English as school language, where nobody takes an English exam. */
const englishAtHome: readonly Origin['country'][] = ['IN', 'PH'];

export function generateLanguages(
  random: Random,
  origin: Origin,
  spring: number,
): DemoProfile['languages'] {
  const native: Spoken = { language: origin.language, selfRating: 'native', ...noExam };
  const { level, rating, lowest, highest } = random.pick(japanese);
  const certified: Spoken = {
    language: 'ja',
    selfRating: rating,
    exam: 'jlpt',
    level,
    score: random.int(lowest, highest),
    // The months of the JLPT.
    certifiedOn: `${spring - 2}-${random.pick(['07', '12'])}`,
  };
  return { languages: [native, certified, english(random, origin, spring)] };
}

function english(random: Random, { country }: Origin, spring: number): Spoken {
  const language = 'en';
  if (englishAtHome.includes(country)) return { language, selfRating: 'fluent', ...noExam };
  if (random.int(1, 4) === 1) return { language, selfRating: 'daily-conversation', ...noExam };
  const score = random.int(110, 190) * 5;
  const selfRating: SelfRatingId = score >= 785 ? 'business' : 'daily-conversation';
  const certifiedOn = `${spring - 2}-${random.pick(['05', '06', '10', '11'])}`;
  return { language, selfRating, exam: 'toeic', level: null, score, certifiedOn };
}

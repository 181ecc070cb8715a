import type { Random } from '../random.ts';
import type { Trait } from './fields-of-study.ts';

/** What the texts of one person may speak of. */
export interface About {
  random: Random;
  /** The country they come from, in Japanese. */
  country: string;
  /** Their own language, in Japanese. */
  language: string;
  topic: string;
  tools: string;
}

/** A text for whoever it suits; without a trait it suits everybody. */
export type Telling = readonly [trait: Trait | 'any', tell: (about: About) => string];

export function tell(tellings: readonly Telling[], trait: Trait, about: About): string {
  const suitable = tellings.filter(([kind]) => kind === 'any' || kind === trait);
  const [, text] = about.random.pick(suitable);
  return text(about);
}

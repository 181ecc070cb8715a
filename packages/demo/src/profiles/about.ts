import type { Random } from '../random.ts';
import type { Trait } from './fields-of-study.ts';

/** Facts that a person's texts may mention. */
export interface About {
  random: Random;
  /** The country of origin, in Japanese. */
  country: string;
  /** The native language, in Japanese. */
  language: string;
  topic: string;
  tools: string;
}

/** A text for people with a trait; 'any' fits everybody. */
export type Telling = readonly [trait: Trait | 'any', tell: (about: About) => string];

export function tell(tellings: readonly Telling[], trait: Trait, about: About): string {
  const suitable = tellings.filter(([kind]) => kind === 'any' || kind === trait);
  const [, text] = about.random.pick(suitable);
  return text(about);
}

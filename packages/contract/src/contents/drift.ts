import type { ContentLanguage, PerLanguage } from '../language.ts';
import { type TextPath, textsAt } from './texts.ts';

/** By place: the language that was changed after the other. */
export type Drift = Readonly<Record<string, ContentLanguage>>;

interface Change {
  before: PerLanguage<object> | undefined;
  after: PerLanguage<object>;
  drift: Drift;
  /** Places that a person has marked as having the same meaning in both languages. */
  inStep: readonly string[];
}

/**
 * The places where one language is ahead of the other. A language changed alone is ahead; changing
 * the other one afterwards, or both at once, ends the drift. A text that one language lacked was
 * missing, not behind.
 */
export function nextDrift(
  paths: readonly TextPath[],
  { before, after, drift, inStep }: Change,
): Drift {
  const [jp, en] = [textsAt(paths, after.jp), textsAt(paths, after.en)];
  const [oldJp, oldEn] = [textsAt(paths, before?.jp), textsAt(paths, before?.en)];
  const next: Record<string, ContentLanguage> = {};
  for (const place of jp.keys()) {
    const written = en.has(place) && oldJp.has(place) && oldEn.has(place);
    if (!written || inStep.includes(place)) continue;
    const jpChanged = jp.get(place) !== oldJp.get(place);
    const enChanged = en.get(place) !== oldEn.get(place);
    const ahead = aheadAfter(drift[place], jpChanged, enChanged);
    if (ahead) next[place] = ahead;
  }
  return next;
}

function aheadAfter(
  ahead: ContentLanguage | undefined,
  jpChanged: boolean,
  enChanged: boolean,
): ContentLanguage | undefined {
  if (jpChanged === enChanged) return jpChanged ? undefined : ahead;
  const changed = jpChanged ? 'jp' : 'en';
  const caughtUp = ahead !== undefined && ahead !== changed;
  return caughtUp ? undefined : changed;
}

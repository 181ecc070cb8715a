import { keepDraft, readDraft } from '../../../shared/form/drafts/drafts.ts';
import { type GuidePlace, type GuideStepId, guideSteps } from './steps.ts';

const name = 'guide:place';

/** The last group opened in this browser; undefined after the end, so that missing items decide. */
export function storedPlace(owner: string): GuideStepId | undefined {
  const kept = readDraft(owner, name, 'device');
  return guideSteps.find(({ id }) => id === kept)?.id;
}

export const storePlace = (owner: string, place: GuidePlace): void =>
  keepDraft(owner, name, place, 'device');

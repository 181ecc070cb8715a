import {
  missingFor,
  type ProfileItemId,
  profileItems,
} from '@engawa/contract/profile/completeness';
import type { ProfileSectionId } from '@engawa/contract/profile/sections';

/** Groups of questions, one screen each. */
export const guideSteps = [
  { id: 'you', sections: ['basic', 'resume'] },
  { id: 'studies', sections: ['education', 'residence'] },
  { id: 'wishes', sections: ['languages', 'career', 'story'] },
] as const satisfies readonly { id: string; sections: readonly ProfileSectionId[] }[];

export type GuideStepId = (typeof guideSteps)[number]['id'];
/** `end`: the screen with the result. */
export type GuidePlace = GuideStepId | 'end';

/** The items that these sections lack for an application. */
export const lackingIn = (
  sections: readonly ProfileSectionId[],
  missing: readonly ProfileItemId[],
): ProfileItemId[] =>
  missingFor('apply', missing).filter((id) => sections.includes(profileItems[id].section));

/** Without a stored place: the first group that lacks an item. */
export const firstIncompletePlace = (missing: readonly ProfileItemId[]): GuidePlace =>
  guideSteps.find(({ sections }) => lackingIn(sections, missing).length > 0)?.id ?? 'end';

export function placeAfter(step: GuideStepId): GuidePlace {
  const at = guideSteps.findIndex(({ id }) => id === step);
  return guideSteps[at + 1]?.id ?? 'end';
}

export function placeBefore(place: GuidePlace): GuideStepId | undefined {
  const at = guideSteps.findIndex(({ id }) => id === place);
  return at === -1 ? guideSteps.at(-1)?.id : guideSteps[at - 1]?.id;
}

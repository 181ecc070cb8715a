import type { Profile } from '@engawa/contract/profile/schemas';
import { blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export function storyValues({ story }: Profile) {
  const { version: _, ...texts } = story;
  return nullToBlank(texts);
}
export type StoryValues = ReturnType<typeof storyValues>;

export const storyBody = (values: StoryValues) => blankToNull(values);

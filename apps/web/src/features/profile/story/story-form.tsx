import { saveStory } from '@engawa/contract/profile/student';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { StoryText } from './story-text.tsx';
import { storyBody, storyValues } from './story-values.ts';

export function StoryForm({ account }: { account: MyAccount }) {
  const section = useSectionForm({
    section: 'story',
    account,
    endpoint: saveStory,
    schema: async () => (await import('@engawa/contract/profile/sections/story')).storyBody,
    valuesOf: storyValues,
    bodyOf: storyBody,
  });
  return (
    <SectionCard section="story" state={section}>
      <StoryText form={section.form} name="strength" />
      <StoryText form={section.form} name="highlight" />
      <StoryText form={section.form} name="skills" />
    </SectionCard>
  );
}

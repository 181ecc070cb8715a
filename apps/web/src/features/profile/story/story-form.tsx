import { profileLimits } from '@engawa/contract/profile/limits';
import { saveStory } from '@engawa/contract/profile/student';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/bound-area.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useNeedMark } from '../frame/use-need-mark.ts';
import { useSectionForm } from '../frame/use-section-form.ts';
import { storyBody, storyValues } from './story-values.ts';
import { storyWords } from './words.ts';

export function StoryForm({ account }: { account: MyAccount }) {
  const t = useWords(storyWords);
  const mark = useNeedMark();
  const section = useSectionForm({
    section: 'story',
    account,
    endpoint: saveStory,
    schema: async () => (await import('@engawa/contract/profile/sections/story')).storyBody,
    valuesOf: storyValues,
    bodyOf: storyBody,
  });
  const texts = [
    { name: 'strength', label: t('strength'), hint: t('strengthHint'), mark: mark('strength') },
    { name: 'highlight', label: t('highlight'), hint: t('highlightHint') },
    { name: 'skills', label: t('skills'), hint: t('skillsHint') },
  ] as const;
  return (
    <SectionCard section="story" state={section}>
      {texts.map((text) => (
        <BoundArea
          key={text.name}
          form={section.form}
          {...text}
          limit={profileLimits.story}
          rows={7}
          lang="ja"
        />
      ))}
    </SectionCard>
  );
}

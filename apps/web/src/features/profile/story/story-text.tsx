import { profileLimits } from '@engawa/contract/profile/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { japaneseExamples } from '../frame/japanese-examples.ts';
import { useNeedMark } from '../frame/missing/use-need-mark.ts';
import { NotJapaneseNote } from '../frame/not-japanese-note.tsx';
import type { StoryValues } from './story-values.ts';
import { words as storyWords } from './words.ja.ts';

interface StoryTextProps {
  form: UseFormReturn<StoryValues>;
  name: 'strength' | 'highlight' | 'skills';
}

export function StoryText({ form, name }: StoryTextProps) {
  const t = useWords(storyWords);
  const mark = useNeedMark();
  const texts = {
    strength: { label: t('strength'), hint: t('strengthHint'), mark: mark('strength') },
    highlight: { label: t('highlight'), hint: t('highlightHint'), mark: undefined },
    skills: { label: t('skills'), hint: t('skillsHint'), mark: undefined },
  };
  return (
    <>
      <BoundArea
        form={form}
        name={name}
        {...texts[name]}
        limit={profileLimits.story}
        rows={7}
        lang="ja"
      />
      <NotJapaneseNote text={form.watch(name)} example={japaneseExamples[name]} />
    </>
  );
}

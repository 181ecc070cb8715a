import { profileLimits } from '@engawa/contract/profile/limits';
import { saveCareer, saveLanguages, saveStory } from '@engawa/contract/profile/student';
import { useFieldArray } from 'react-hook-form';
import { useWords } from '../../../../shared/i18n/words.ts';
import { CareerChoices } from '../../career/career-choices.tsx';
import { careerBody, careerValues } from '../../career/career-values.ts';
import { FormList } from '../../frame/list/form-list.tsx';
import type { MyAccount } from '../../frame/queries.ts';
import { LanguageFields } from '../../languages/language-fields.tsx';
import { emptyLanguage, languagesBody, languagesValues } from '../../languages/languages-values.ts';
import { words as languagesWords } from '../../languages/words.ja.ts';
import { StoryText } from '../../story/story-text.tsx';
import { storyBody, storyValues } from '../../story/story-values.ts';
import { words as storyWords } from '../../story/words.ja.ts';
import { useGuidedSection } from '../saving/use-guided-section.ts';
import { words as guideWords } from '../words.ja.ts';
import { openedLanguages } from './carry-over.ts';
import { GuidedStep, Questions, type StepProps } from './guided-step.tsx';

export function WishesStep({ account, onGo }: StepProps & { account: MyAccount }) {
  const t = useWords(guideWords);
  const languagesT = useWords(languagesWords);
  const storyT = useWords(storyWords);
  const languages = useGuidedSection({
    section: 'languages',
    account,
    endpoint: saveLanguages,
    schema: async () => (await import('@engawa/contract/profile/sections/languages')).languagesBody,
    valuesOf: languagesValues,
    openedWith: openedLanguages,
    bodyOf: languagesBody,
  });
  const career = useGuidedSection({
    section: 'career',
    account,
    endpoint: saveCareer,
    schema: async () => (await import('@engawa/contract/profile/sections/career')).careerBody,
    valuesOf: careerValues,
    bodyOf: careerBody,
  });
  const story = useGuidedSection({
    section: 'story',
    account,
    endpoint: saveStory,
    schema: async () => (await import('@engawa/contract/profile/sections/story')).storyBody,
    valuesOf: storyValues,
    bodyOf: storyBody,
  });
  const list = useFieldArray({ control: languages.form.control, name: 'languages' });
  return (
    <GuidedStep
      step="wishes"
      sections={[languages.guided, career.guided, story.guided]}
      heading={t('wishes.heading')}
      onGo={onGo}
    >
      <Questions heading={t('wishes.languages')} text={languagesT('intro')}>
        <FormList
          list={list}
          max={profileLimits.languages}
          name={(number) => languagesT('item', { number })}
          add={languagesT('add')}
          blank={emptyLanguage}
        >
          {(index) => <LanguageFields form={languages.form} at={`languages.${index}`} />}
        </FormList>
      </Questions>
      <Questions heading={t('wishes.career')}>
        <CareerChoices form={career.form} />
      </Questions>
      <Questions heading={t('wishes.story')} text={storyT('intro')}>
        <StoryText form={story.form} name="strength" />
      </Questions>
    </GuidedStep>
  );
}

import { profileLimits } from '@engawa/contract/profile/limits';
import { saveLanguages } from '@engawa/contract/profile/student';
import { useFieldArray } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { withoutFocus } from '../../../ui/bound/use-focus-on-added.ts';
import { FormList } from '../frame/list/form-list.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { LanguageFields } from './language-fields.tsx';
import { emptyLanguage, languagesBody, languagesValues } from './languages-values.ts';
import { NativeSuggestion } from './native-suggestion.tsx';
import { words as languagesWords } from './words.ja.ts';

export function LanguagesForm({ account }: { account: MyAccount }) {
  const t = useWords(languagesWords);
  const section = useSectionForm({
    section: 'languages',
    account,
    endpoint: saveLanguages,
    schema: async () => (await import('@engawa/contract/profile/sections/languages')).languagesBody,
    valuesOf: languagesValues,
    bodyOf: languagesBody,
  });
  const { form } = section;
  const list = useFieldArray({ control: form.control, name: 'languages' });
  return (
    <SectionCard section="languages" state={section}>
      <NativeSuggestion
        form={form}
        country={account.profile.basic.countryOfOrigin}
        append={(spoken) => list.append(spoken, withoutFocus)}
      />
      <FormList
        list={list}
        max={profileLimits.languages}
        name={(number) => t('item', { number })}
        add={t('add')}
        blank={emptyLanguage}
      >
        {(index) => <LanguageFields form={form} at={`languages.${index}`} />}
      </FormList>
    </SectionCard>
  );
}

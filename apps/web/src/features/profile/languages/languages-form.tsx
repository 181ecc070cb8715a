import { profileLimits } from '@engawa/contract/profile/limits';
import { saveLanguages } from '@engawa/contract/profile/student';
import { useFieldArray } from 'react-hook-form';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AddButton } from '../frame/add-button.tsx';
import { ListItem } from '../frame/list-item.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { LanguageFields } from './language-fields.tsx';
import { emptyLanguage, languagesBody, languagesValues } from './languages-values.ts';
import { languagesMessages } from './messages.ts';

export function LanguagesForm({ account }: { account: MyAccount }) {
  const t = useMessages(languagesMessages);
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
      {list.fields.map(({ id }, index) => (
        <ListItem
          key={id}
          name={t('item', { number: index + 1 })}
          onRemove={() => list.remove(index)}
        >
          <LanguageFields form={form} at={`languages.${index}`} />
        </ListItem>
      ))}
      <AddButton
        label={t('add')}
        full={list.fields.length >= profileLimits.languages}
        onAdd={() => list.append(emptyLanguage)}
      />
    </SectionCard>
  );
}

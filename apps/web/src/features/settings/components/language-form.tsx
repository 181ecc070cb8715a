import { type Language, languages } from '@engawa/contract/language';
import { useForm } from 'react-hook-form';
import { language, switchLanguage } from '../../../shared/i18n/language.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { BoundRadios } from '../../../ui/bound/bound-radios.tsx';
import { languageNames } from '../language-names.ts';
import { settingsMessages } from '../messages.ts';
import type { StudentSettings } from '../queries.ts';
import { useSaveSettings } from '../use-save-settings.ts';
import { SettingCard } from './setting-card.tsx';

/** The language of the screen, which this browser keeps, and that of mails, which the account keeps. */
export function LanguageForm({ settings }: { settings: StudentSettings }) {
  const t = useMessages(settingsMessages);
  const form = useForm<{ screen: Language; mail: Language }>({
    defaultValues: { screen: language, mail: settings.language },
  });
  const { save, busy } = useSaveSettings(settings, () => {
    const { screen } = form.getValues();
    form.reset(form.getValues());
    if (screen !== language) switchLanguage(screen);
  });
  const options = languages.map((one) => ({ value: one, label: languageNames[one] }));
  return (
    <SettingCard
      intro={t('language.intro')}
      unsaved={form.formState.isDirty}
      busy={busy}
      onSubmit={(event) => void form.handleSubmit(({ mail }) => save({ language: mail }))(event)}
    >
      <BoundRadios form={form} name="screen" label={t('language.screen')} options={options} />
      <BoundRadios form={form} name="mail" label={t('language.mail')} options={options} />
    </SettingCard>
  );
}

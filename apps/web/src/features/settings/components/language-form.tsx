import { fullLanguages } from '@engawa/contract/language';
import { language, switchLanguage } from '../../../shared/i18n/language.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { forceLeave } from '../../../shared/session/sign-out/forced-leave.ts';
import { BoundRadios } from '../../../ui/bound/fields/bound-radios.tsx';
import type { StudentSettings } from '../queries.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { words as settingsWords } from '../words.ja.ts';
import { SettingCard } from './setting-card.tsx';

const valuesOf = ({ language: mail }: StudentSettings) => ({ screen: language, mail });

/** This browser stores the screen language, the account the language of mails. */
export function LanguageForm({ settings }: { settings: StudentSettings }) {
  const t = useWords(settingsWords);
  const { form, card } = useSettingsForm({
    settings,
    valuesOf,
    changeOf: ({ mail }) => ({ language: mail }),
    onSaved: ({ screen }) => {
      if (screen === language) return;
      forceLeave();
      switchLanguage(screen);
    },
  });
  const options = fullLanguages.map((one) => ({ value: one, label: languageNames[one] }));
  return (
    <SettingCard intro={t('language.intro')} card={card}>
      <BoundRadios form={form} name="screen" label={t('language.screen')} options={options} />
      <BoundRadios form={form} name="mail" label={t('language.mail')} options={options} />
    </SettingCard>
  );
}

import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { StudentSettings } from '../queries.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { settingsWords } from '../words.ts';
import { SettingCard } from './setting-card.tsx';

const valuesOf = ({ mailNotices }: StudentSettings) => mailNotices;

export function NoticesForm({ settings }: { settings: StudentSettings }) {
  const t = useWords(settingsWords);
  const { form, card } = useSettingsForm({
    settings,
    valuesOf,
    changeOf: (mailNotices) => ({ mailNotices }),
  });
  return (
    <SettingCard intro={t('notices.intro')} card={card}>
      <div>
        <Checkbox label={t('notices.messages')} {...form.register('messages')} />
        <Checkbox label={t('notices.connects')} {...form.register('connects')} />
        <Checkbox label={t('notices.applications')} {...form.register('applications')} />
        <Checkbox label={t('notices.news')} {...form.register('news')} />
      </div>
    </SettingCard>
  );
}

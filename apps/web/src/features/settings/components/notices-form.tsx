import { useForm } from 'react-hook-form';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { settingsMessages } from '../messages.ts';
import type { StudentSettings } from '../queries.ts';
import { useSaveSettings } from '../use-save-settings.ts';
import { SettingCard } from './setting-card.tsx';

export function NoticesForm({ settings }: { settings: StudentSettings }) {
  const t = useMessages(settingsMessages);
  const form = useForm({ defaultValues: settings.mailNotices });
  const { save, busy } = useSaveSettings(settings, () => form.reset(form.getValues()));
  return (
    <SettingCard
      intro={t('notices.intro')}
      unsaved={form.formState.isDirty}
      busy={busy}
      onSubmit={(event) => void form.handleSubmit((mailNotices) => save({ mailNotices }))(event)}
    >
      <div>
        <Checkbox label={t('notices.messages')} {...form.register('messages')} />
        <Checkbox label={t('notices.connects')} {...form.register('connects')} />
        <Checkbox label={t('notices.applications')} {...form.register('applications')} />
        <Checkbox label={t('notices.news')} {...form.register('news')} />
      </div>
    </SettingCard>
  );
}

import {
  jobHuntingStatuses,
  occupations,
} from '@engawa/contract/reference/people/job-hunting-statuses';
import { useForm } from 'react-hook-form';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { BoundRadios } from '../../../ui/bound/bound-radios.tsx';
import { settingsMessages } from '../messages.ts';
import type { StudentSettings } from '../queries.ts';
import { useSaveSettings } from '../use-save-settings.ts';
import { SettingCard } from './setting-card.tsx';

export function StatusForm({ settings }: { settings: StudentSettings }) {
  const t = useMessages(settingsMessages);
  const { occupation, jobHuntingStatus } = settings;
  const form = useForm({ defaultValues: { occupation, jobHuntingStatus } });
  const { save, busy } = useSaveSettings(settings, () => form.reset(form.getValues()));
  return (
    <SettingCard
      intro={t('status.intro')}
      unsaved={form.formState.isDirty}
      busy={busy}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <BoundRadios
        form={form}
        name="jobHuntingStatus"
        label={t('status.looking')}
        options={optionsOf(jobHuntingStatuses)}
      />
      <BoundRadios
        form={form}
        name="occupation"
        label={t('status.occupation')}
        options={optionsOf(occupations)}
      />
    </SettingCard>
  );
}

import {
  jobHuntingStatuses,
  occupations,
} from '@engawa/contract/reference/people/job-hunting-statuses';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundRadios } from '../../../ui/bound/bound-radios.tsx';
import type { StudentSettings } from '../queries.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { settingsWords } from '../words.ts';
import { SettingCard } from './setting-card.tsx';

const valuesOf = ({ occupation, jobHuntingStatus }: StudentSettings) => ({
  occupation,
  jobHuntingStatus,
});

export function StatusForm({ settings }: { settings: StudentSettings }) {
  const t = useWords(settingsWords);
  const { form, card } = useSettingsForm({ settings, valuesOf, changeOf: (values) => values });
  return (
    <SettingCard intro={t('status.intro')} card={card}>
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

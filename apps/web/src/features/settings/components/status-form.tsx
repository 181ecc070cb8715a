import {
  jobHuntingStatuses,
  occupations,
} from '@engawa/contract/reference/people/job-hunting-statuses';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundCheck } from '../../../ui/bound/fields/bound-check.tsx';
import { BoundRadios } from '../../../ui/bound/fields/bound-radios.tsx';
import type { StudentSettings } from '../queries.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { words as settingsWords } from '../words.ja.ts';
import { SettingCard } from './setting-card.tsx';

const valuesOf = ({ occupation, jobHuntingStatus, keepsViews }: StudentSettings) => ({
  occupation,
  jobHuntingStatus,
  keepsViews,
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
      <section className="flex flex-col gap-1">
        <h2 className="font-bold">{t('status.views')}</h2>
        <BoundCheck form={form} name="keepsViews" label={t('status.keepsViews')} />
        <p className="phrased text-sm text-sumi-2">{t('status.viewsHint')}</p>
      </section>
    </SettingCard>
  );
}

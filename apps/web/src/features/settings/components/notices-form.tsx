import {
  dailyMailHour,
  mailTimings,
  studentMailKinds,
} from '@engawa/contract/settings/mail-timing';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import type { StudentSettings } from '../queries.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { words as settingsWords } from '../words.ja.ts';
import { PushCard } from './push-card.tsx';
import { SettingCard } from './setting-card.tsx';

const valuesOf = ({ mailNotices }: StudentSettings) => mailNotices;

export function Notices({ settings }: { settings: StudentSettings }) {
  return (
    <>
      <NoticesForm settings={settings} />
      <PushCard />
    </>
  );
}

function NoticesForm({ settings }: { settings: StudentSettings }) {
  const t = useWords(settingsWords);
  const { form, card } = useSettingsForm({
    settings,
    valuesOf,
    changeOf: (mailNotices) => ({ mailNotices }),
  });
  const kinds = {
    messages: t('notices.messages'),
    connects: t('notices.connects'),
    applications: t('notices.applications'),
    news: t('notices.news'),
  };
  return (
    <SettingCard intro={t('notices.intro', { hour: dailyMailHour })} card={card}>
      <div className="grid gap-5 sm:grid-cols-2">
        {studentMailKinds.map((kind) => (
          <BoundSelect
            key={kind}
            form={form}
            name={kind}
            label={kinds[kind]}
            options={optionsOf(mailTimings)}
          />
        ))}
      </div>
    </SettingCard>
  );
}

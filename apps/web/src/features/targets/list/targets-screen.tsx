import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Target } from 'lucide-react';
import { formatTableDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { NeverCounts } from '../../../ui/match/never-counts.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type Setting, settingsQuery } from '../queries.ts';
import { useSummary } from '../summary.ts';
import { words as targetWords } from '../words.ja.ts';
import { BeginFromJob } from './begin-from-job.tsx';

export function TargetsScreen() {
  const t = useWords(targetWords);
  const { data, error, refetch } = useQuery(settingsQuery);
  const settings = data?.targetSetting;
  return (
    <div className="mx-auto flex w-full max-w-[60rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">{t('heading')}</h1>
          <p className="phrased mt-1 text-sumi-2">{t('intro')}</p>
        </div>
        <Link to="/company/engagement/target/setting/{-$id}" className={buttonStyle({})}>
          <Plus aria-hidden className="size-4" />
          {t('new')}
        </Link>
      </div>
      {error && !settings && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !settings && <FormSkeleton />}
      {settings?.length === 0 && (
        <EmptyState icon={<Target />} heading={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {settings && settings.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {settings.map((setting) => (
              <SettingRow key={setting.id} setting={setting} />
            ))}
          </ul>
        </Card>
      )}
      {settings && <BeginFromJob taken={settings.map(({ jobId }) => jobId)} />}
      <NeverCounts />
    </div>
  );
}

function SettingRow({ setting }: { setting: Setting }) {
  const t = useWords(targetWords);
  const { lineOf } = useSummary();
  const { id, name, wishes, updatedAt } = setting;
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <Link
        to="/company/engagement/target/$id"
        params={{ id }}
        className="min-w-0 grow basis-64 rounded-small py-1 hover:underline"
      >
        <bdi className="font-bold break-words">{name}</bdi>
        <span className="phrased block text-sm text-sumi-2">{lineOf(wishes) || t('anybody')}</span>
        <span className="block text-sm text-sumi-2">
          {t('updated', { date: formatTableDate(updatedAt, language) })}
        </span>
      </Link>
      <Link
        to="/company/engagement/target/setting/{-$id}"
        params={{ id }}
        className={buttonStyle({ size: 'small' })}
      >
        {t('edit')}
      </Link>
    </li>
  );
}

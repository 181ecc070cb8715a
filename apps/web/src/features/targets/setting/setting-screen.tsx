import { useQuery } from '@tanstack/react-query';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { settingQuery } from '../queries.ts';
import { words as targetWords } from '../words.ja.ts';
import { SettingForm } from './setting-form.tsx';

export function SettingScreen({ id }: { id?: string | undefined }) {
  const t = useWords(targetWords);
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div>
        <h1 className="text-2xl font-bold">{id ? t('form.headingEdit') : t('form.headingNew')}</h1>
        <p className="phrased mt-1 text-sumi-2">{t('form.intro')}</p>
      </div>
      {id ? <Existing id={id} /> : <SettingForm />}
    </div>
  );
}

function Existing({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(settingQuery(id));
  notFoundIfMissing(error);
  if (data) return <SettingForm setting={data.targetSetting} />;
  return error ? (
    <ErrorState message={error.message} onRetry={() => void refetch()} />
  ) : (
    <FormSkeleton />
  );
}

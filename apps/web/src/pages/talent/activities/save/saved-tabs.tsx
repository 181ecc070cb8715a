import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { words as savedWords } from '../../../../features/saved/words.ja.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Segments } from '../../../../ui/form/segments.tsx';

type Kind = 'companies' | 'jobs';

const paths = {
  companies: '/talent/activities/save/companies',
  jobs: '/talent/activities/save/jobs',
} as const;

export function SavedTabs({ kind, children }: { kind: Kind; children: ReactNode }) {
  const t = useWords(savedWords);
  const navigate = useNavigate();
  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="mb-4 text-2xl font-bold">{t('heading')}</h1>
      <Segments<Kind>
        label={t('kinds')}
        options={[
          { value: 'companies', label: t('companies') },
          { value: 'jobs', label: t('jobs') },
        ]}
        value={kind}
        onChange={(next) => void navigate({ to: paths[next], replace: true })}
      />
      <div className="mt-4 rounded border border-line bg-paper px-4 sm:px-6">{children}</div>
    </div>
  );
}

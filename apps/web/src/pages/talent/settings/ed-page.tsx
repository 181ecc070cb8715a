import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { ContactForm } from '../../../features/settings/components/contact-form.tsx';
import { DataDownload } from '../../../features/settings/components/data-download.tsx';
import { DeleteAccount } from '../../../features/settings/components/delete-account.tsx';
import { LanguageForm } from '../../../features/settings/components/language-form.tsx';
import { Notices } from '../../../features/settings/components/notices-form.tsx';
import { StatusForm } from '../../../features/settings/components/status-form.tsx';
import { type StudentSettings, settingsQuery } from '../../../features/settings/queries.ts';
import {
  isSettingsPart,
  type SettingsSection,
} from '../../../features/settings/settings-sections.ts';
import { useSectionNames } from '../../../features/settings/use-section-names.ts';
import { words as settingsWords } from '../../../features/settings/words.ja.ts';
import { usePageTitle } from '../../../shared/i18n/use-page-title.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { NotFoundPage } from '../../public/not-found-page.tsx';

const route = getRouteApi('/talent/settings/$ed');

/** Lazy, because its company search uses the largest control. */
const BlockedForm = lazy(async () => ({
  default: (await import('../../../features/settings/components/blocked-form.tsx')).BlockedForm,
}));

const editors: Record<SettingsSection, ComponentType<{ settings: StudentSettings }>> = {
  notices: Notices,
  status: StatusForm,
  blocked: BlockedForm,
  language: LanguageForm,
  contact: ContactForm,
  data: DataDownload,
  delete: DeleteAccount,
};

export function EdPage() {
  const { ed } = route.useParams();
  return isSettingsPart(ed) ? <Setting part={ed} /> : <NotFoundPage />;
}

function Setting({ part }: { part: SettingsSection }) {
  const t = useWords(settingsWords);
  const Editor = editors[part];
  const name = useSectionNames()[part];
  usePageTitle(name);
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div>
        <Link
          to="/talent/settings"
          className="-ml-1 inline-flex min-h-10 items-center gap-1 rounded-small text-sm text-sumi-2 hover:text-sumi"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('back')}
        </Link>
        <h1 className="text-2xl font-bold">{name}</h1>
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      <Suspense fallback={<FormSkeleton />}>{data && <Editor settings={data} />}</Suspense>
    </div>
  );
}

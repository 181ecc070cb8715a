import { getRouteApi } from '@tanstack/react-router';
import { ConnectTabs } from '../../../features/connect/student/connect-tabs.tsx';
import { words as connectWords } from '../../../features/connect/student/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';

const route = getRouteApi('/talent/connect');

/** The list is in the address, so that Back and a reload show the same. */
export function ConnectPage() {
  const t = useWords(connectWords);
  const { list = 'connected' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="mb-6 text-2xl font-bold">{t('heading')}</h1>
      <ConnectTabs
        list={list}
        onChange={(next) => void navigate({ search: { list: next }, replace: true })}
      />
    </div>
  );
}

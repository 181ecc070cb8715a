import { getRouteApi } from '@tanstack/react-router';
import { ConnectTabs } from '../../../features/connect/student/connect-tabs.tsx';
import { useFirstList } from '../../../features/connect/student/use-first-list.ts';
import { words as connectWords } from '../../../features/connect/student/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';

const route = getRouteApi('/talent/connect');

/** A chosen list is in the address, so that Back and a reload show the same one. */
export function ConnectPage() {
  const t = useWords(connectWords);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const first = useFirstList(search.list === undefined);
  const list = search.list ?? first;
  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="mb-6 text-2xl font-bold">{t('heading')}</h1>
      {list ? (
        <ConnectTabs
          list={list}
          onChange={(next) => void navigate({ search: { list: next }, replace: true })}
        />
      ) : (
        <FormSkeleton />
      )}
    </div>
  );
}

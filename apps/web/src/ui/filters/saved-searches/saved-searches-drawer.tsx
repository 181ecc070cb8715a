import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../feedback/form-skeleton.tsx';
import { Drawer } from '../../overlay/drawer.tsx';
import { ErrorState } from '../../states/error-state.tsx';
import type { DrawerState } from '../drawer-button.tsx';
import { words as filterWords } from '../words.ja.ts';
import { type SavedSearch, SavedSearchRow, type SavedSearchRowProps } from './saved-search-row.tsx';

interface SavedSearchesDrawerProps<One extends SavedSearch>
  extends DrawerState,
    Omit<SavedSearchRowProps<One>, 'search' | 'summary'> {
  searches: readonly One[] | undefined;
  error: Error | null;
  onRetry: () => void;
  summaryOf: (search: One) => string;
  form: ReactNode;
  note?: string;
}

export function SavedSearchesDrawer<One extends SavedSearch>({
  open,
  onOpenChange,
  searches,
  error,
  onRetry,
  summaryOf,
  form,
  note,
  onShow,
  ...row
}: SavedSearchesDrawerProps<One>) {
  const t = useWords(filterWords);
  const show = (one: One) => {
    onOpenChange(false);
    onShow(one);
  };
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('savedSearches.heading')}>
      <div className="flex flex-col gap-6">
        {form}
        {error && !searches && <ErrorState message={error.message} onRetry={onRetry} />}
        {!error && !searches && <FormSkeleton />}
        {searches?.length === 0 && <p className="text-sumi-2">{t('savedSearches.none')}</p>}
        {searches && searches.length > 0 && (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {searches.map((one) => (
              <li key={one.id}>
                <SavedSearchRow search={one} summary={summaryOf(one)} onShow={show} {...row} />
              </li>
            ))}
          </ul>
        )}
        {note && <p className="phrased text-sm text-sumi-2">{note}</p>}
      </div>
    </Drawer>
  );
}

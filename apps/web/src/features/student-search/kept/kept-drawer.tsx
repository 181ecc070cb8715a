import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { SearchPlace } from '../use-search-place.ts';
import { studentSearchWords } from '../words.ts';
import { KeepForm } from './keep-form.tsx';
import { keptQuery } from './kept-query.ts';
import { KeptRow } from './kept-row.tsx';
import { useForget } from './use-forget.ts';

interface KeptDrawerProps {
  place: SearchPlace;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The searches somebody keeps, and the way to keep the present one. */
export function KeptDrawer({ place, open, onOpenChange }: KeptDrawerProps) {
  const t = useWords(studentSearchWords);
  const { data, error, refetch } = useQuery(keptQuery);
  const forget = useForget();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('kept.heading')}>
      <div className="flex flex-col gap-6">
        <KeepForm filter={place.filter} />
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <FormSkeleton />}
        {data?.searches.length === 0 && <p className="text-sumi-2">{t('kept.none')}</p>}
        {data && data.searches.length > 0 && (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {data.searches.map((kept) => (
              <li key={kept.id}>
                <KeptRow
                  kept={kept}
                  onShow={() => {
                    onOpenChange(false);
                    place.showKept(kept);
                  }}
                  onForget={() => forget(kept)}
                />
              </li>
            ))}
          </ul>
        )}
        <p className="phrased text-sm text-sumi-2">{t('kept.own')}</p>
      </div>
    </Drawer>
  );
}

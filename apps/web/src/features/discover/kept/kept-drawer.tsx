import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { DiscoverPlace } from '../use-discover-place.ts';
import { discoverWords } from '../words.ts';
import { KeepForm } from './keep-form.tsx';
import { keptQuery } from './kept-query.ts';
import { KeptRow } from './kept-row.tsx';

export interface KeptDrawerProps {
  about: 'jobs' | 'companies';
  place: DiscoverPlace;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters somebody keeps, and the way to keep what is chosen now. */
export function KeptDrawer({ about, place, open, onOpenChange }: KeptDrawerProps) {
  const t = useWords(discoverWords);
  const { data, error, refetch } = useQuery(keptQuery);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('kept.heading')}>
      <div className="flex flex-col gap-6">
        <KeepForm about={about} filter={place.filter} />
        {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {data?.filters.length === 0 && <p className="text-sumi-2">{t('kept.none')}</p>}
        {data && data.filters.length > 0 && (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {data.filters.map((kept) => (
              <li key={kept.id}>
                <KeptRow
                  kept={kept}
                  onShow={() => {
                    onOpenChange(false);
                    place.showKept(kept);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
}

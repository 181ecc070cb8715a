import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../feedback/form-skeleton.tsx';
import { Drawer } from '../../overlay/drawer.tsx';
import { ErrorState } from '../../states/error-state.tsx';
import type { DrawerState } from '../drawer-button.tsx';
import { words as filterWords } from '../words.ja.ts';
import { type Kept, KeptRow, type KeptRowProps } from './kept-row.tsx';

interface KeptDrawerProps<One extends Kept>
  extends DrawerState,
    Omit<KeptRowProps<One>, 'kept' | 'summary'> {
  kept: readonly One[] | undefined;
  error: Error | null;
  onRetry: () => void;
  summaryOf: (kept: One) => string;
  /** The form that saves the current search. */
  form: ReactNode;
  note?: string;
}

export function KeptDrawer<One extends Kept>({
  open,
  onOpenChange,
  kept,
  error,
  onRetry,
  summaryOf,
  form,
  note,
  onShow,
  ...row
}: KeptDrawerProps<One>) {
  const t = useWords(filterWords);
  const show = (one: One) => {
    onOpenChange(false);
    onShow(one);
  };
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('kept.heading')}>
      <div className="flex flex-col gap-6">
        {form}
        {error && !kept && <ErrorState message={error.message} onRetry={onRetry} />}
        {!error && !kept && <FormSkeleton />}
        {kept?.length === 0 && <p className="text-sumi-2">{t('kept.none')}</p>}
        {kept && kept.length > 0 && (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {kept.map((one) => (
              <li key={one.id}>
                <KeptRow kept={one} summary={summaryOf(one)} onShow={show} {...row} />
              </li>
            ))}
          </ul>
        )}
        {note && <p className="phrased text-sm text-sumi-2">{note}</p>}
      </div>
    </Drawer>
  );
}

import { type ReactNode, useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../button.tsx';
import { Drawer } from '../overlay/drawer.tsx';
import type { DrawerState } from './drawer-button.tsx';
import { words as filterWords } from './words.ja.ts';

interface FilterDrawerProps<Filter> extends DrawerState {
  filter: Filter & { freeWord?: string | undefined };
  onShow: (filter: Filter) => void;
  contradictions: (filter: Filter) => readonly unknown[];
  renderCount: (draft: Filter) => ReactNode;
  renderForm: (draft: Filter, onChange: (draft: Filter) => void) => ReactNode;
}

/** Filters on a narrow screen: edited as a draft and applied by a button with the result count. */
export function FilterDrawer<Filter extends object>({
  filter,
  onShow,
  contradictions,
  renderCount,
  renderForm,
  open,
  onOpenChange,
}: FilterDrawerProps<Filter>) {
  const t = useWords(filterWords);
  const [chosen, setChosen] = useState<Filter | null>(null);
  const draft = chosen ?? filter;
  const sound = contradictions(draft).length === 0;
  const close = (next: boolean) => {
    setChosen(null);
    onOpenChange(next);
  };
  const reset = () => setChosen((filter.freeWord ? { freeWord: filter.freeWord } : {}) as Filter);
  return (
    <Drawer
      open={open}
      onOpenChange={close}
      title={t('filters')}
      footer={
        <>
          <Button tone="quiet" onClick={reset}>
            {t('reset')}
          </Button>
          <Button
            tone="primary"
            className="grow"
            disabled={!sound}
            onClick={() => {
              onShow(draft);
              close(false);
            }}
          >
            {sound ? renderCount(draft) : t('checkFilters')}
          </Button>
        </>
      }
    >
      {renderForm(draft, setChosen)}
    </Drawer>
  );
}

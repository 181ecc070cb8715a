import { contradictions } from '@engawa/contract/discover/contradictions';
import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { countsQuery } from '../queries.ts';
import { discoverWords } from '../words.ts';
import { FilterForm } from './filter-form.tsx';

export interface FilterDrawerProps {
  filter: DiscoverFilter;
  about: 'jobs' | 'companies';
  onShow: (filter: DiscoverFilter) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters of a phone: chosen first, shown with one press, which says how many there are. */
export function FilterDrawer({ filter, about, onShow, open, onOpenChange }: FilterDrawerProps) {
  const t = useWords(discoverWords);
  const [chosen, setChosen] = useState<DiscoverFilter | null>(null);
  const draft = chosen ?? filter;
  const sound = contradictions(draft).length === 0;
  const { data } = useQuery({ ...countsQuery(draft), enabled: open && sound });
  const close = (next: boolean) => {
    setChosen(null);
    onOpenChange(next);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={close}
      title={t('filters')}
      footer={
        <>
          <Button
            tone="quiet"
            onClick={() => setChosen(filter.freeWord ? { freeWord: filter.freeWord } : {})}
          >
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
            {sound ? t('show', { count: data?.[about] ?? 0 }) : t('checkFilters')}
          </Button>
        </>
      }
    >
      <FilterForm filter={draft} onChange={setChosen} about={about} />
    </Drawer>
  );
}

import { contradictions } from '@engawa/contract/student-search/contradictions';
import type { StudentFilter } from '@engawa/contract/student-search/filters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { countQuery } from '../queries.ts';
import { studentSearchWords } from '../words.ts';
import { FilterForm } from './filter-form.tsx';

export interface FilterDrawerProps {
  filter: StudentFilter;
  onShow: (filter: StudentFilter) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Where there is no room beside the list: chosen first, shown with one press that says how many. */
export function FilterDrawer({ filter, onShow, open, onOpenChange }: FilterDrawerProps) {
  const t = useWords(studentSearchWords);
  const [chosen, setChosen] = useState<StudentFilter | null>(null);
  const draft = chosen ?? filter;
  const sound = contradictions(draft).length === 0;
  const { data } = useQuery({ ...countQuery(draft), enabled: open && sound });
  const count = data?.count ?? 0;
  const showing = data?.exact === false ? t('showAbout', { count }) : t('show', { count });
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
            {sound ? showing : t('checkFilters')}
          </Button>
        </>
      }
    >
      <FilterForm filter={draft} onChange={setChosen} />
    </Drawer>
  );
}

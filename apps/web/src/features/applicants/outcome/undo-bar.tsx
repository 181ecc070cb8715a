import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { useRefresh, useUndoOutcomes } from '../use-applicant-commands.ts';
import { words as applicantWords } from '../words.ja.ts';
import { type PlannedOutcomes, plannedOutcomes, removePlanned } from './planned-store.ts';

/** A row per bulk outcome for as long as it can be undone, whatever is pressed meanwhile. */
export function UndoBars() {
  const planned = useSyncExternalStore(
    plannedOutcomes.subscribe,
    plannedOutcomes.get,
    plannedOutcomes.initial,
  );
  return (
    <output className="flex flex-col gap-2 empty:hidden">
      {planned.map((one) => (
        <UndoBar key={one.ids.join()} planned={one} />
      ))}
    </output>
  );
}

function UndoBar({ planned }: { planned: PlannedOutcomes }) {
  const t = useWords(applicantWords);
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const undo = useUndoOutcomes();
  const { ids, until } = planned;
  const left = useSecondsLeft(until);
  const isOver = left === 0;
  useEffect(() => {
    if (!isOver) return;
    removePlanned(planned.ids);
    void refresh();
  });
  const takeBack = () =>
    undo.runThen({ body: { ids: [...ids] } }, () => {
      removePlanned(planned.ids);
      snackbar.show({ ok: true, message: t('outcome.undone') });
    });
  return (
    <span className="flex flex-wrap items-center justify-between gap-3 rounded border border-l-4 border-line border-l-kaki-ink bg-paper px-4 py-2">
      <span>
        {t('outcome.planned', { count: ids.length })}{' '}
        <span aria-hidden className="text-sumi-2 tabular-nums">
          {t('outcome.left', { seconds: left })}
        </span>
      </span>
      <Button size="small" busy={undo.isPending} onClick={takeBack}>
        {t('outcome.undoAll', { count: ids.length })}
      </Button>
    </span>
  );
}

function useSecondsLeft(until: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 500);
    return () => clearInterval(timer);
  });
  return left;
}

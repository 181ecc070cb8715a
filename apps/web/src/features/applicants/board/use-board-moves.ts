import { setApplyStatus } from '@engawa/contract/applications/inside';
import { setApplyStage } from '@engawa/contract/applications/selection/stages';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { useApplicantName } from '../cells.tsx';
import type { ApplicantFilters } from '../filters.ts';
import { type Applicant, applicantsQuery } from '../queries.ts';
import { useRefresh } from '../use-applicant-commands.ts';
import { words as applicantWords } from '../words.ja.ts';
import { columnOf, filtersOf, movedTo, newColumn } from './columns.ts';

type Cached = InfiniteData<{ applyList: Applicant[] }>;

interface Moves {
  filters: ApplicantFilters;
  nameOf: (column: string) => string;
}

/**
 * Moves a card at once and sends the command after those before it, so that a key can be pressed
 * several times. The lists are read again when the last command is done.
 */
export function useBoardMoves({ filters, nameOf }: Moves) {
  const t = useWords(applicantWords);
  const personOf = useApplicantName();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const onSettled = () => {
    waiting.current -= 1;
    return waiting.current === 0 ? refresh() : undefined;
  };
  const options = { meta: { ownWords: true }, onSettled };
  const [stage, status] = [useCommand(setApplyStage, options), useCommand(setApplyStatus, options)];
  const keyOf = (column: string) =>
    applicantsQuery('here', { filters: filtersOf(column, filters) }).queryKey;
  const change = (column: string, changed: (rows: Applicant[]) => Applicant[]) =>
    client.setQueryData<Cached>(keyOf(column), (cached) => {
      const [first, ...rest] = cached?.pages ?? [];
      if (!cached || !first) return cached;
      const gone = rest.map((page) => ({ ...page, applyList: changed(page.applyList) }));
      return { ...cached, pages: [{ ...first, applyList: changed(first.applyList) }, ...gone] };
    });
  const show = (moved: Applicant, from: string, to: string) => {
    for (const column of [from, to]) void client.cancelQueries({ queryKey: keyOf(column) });
    change(from, (rows) => rows.filter(({ id }) => id !== moved.id));
    let added = false;
    change(to, (rows) => {
      const others = rows.filter(({ id }) => id !== moved.id);
      if (added) return others;
      added = true;
      return [moved, ...others];
    });
  };
  const send = (id: string, to: string) =>
    to === newColumn
      ? status.mutateAsync({ body: { ids: [id], status: 'new' } })
      : stage.mutateAsync({ body: { ids: [id], stageId: to } });
  const move = (applicant: Applicant, to: string, mayUndo = true) => {
    const from = columnOf(applicant);
    if (from === to) return;
    const moved = movedTo(applicant, to);
    show(moved, from, to);
    waiting.current += 1;
    last.current = last.current
      .then(() => send(applicant.id, to))
      .then(
        () =>
          snackbar.show({
            ok: true,
            message: t('board.moved', { name: personOf(applicant), column: nameOf(to) }),
            action: mayUndo ? { run: () => move(moved, from, false) } : undefined,
          }),
        // The command reports its refusal itself; the lists are read again.
        () => undefined,
      );
  };
  return move;
}

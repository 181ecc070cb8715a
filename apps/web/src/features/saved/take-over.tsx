import {
  listSavedCompanies,
  listSavedJobs,
  saveCompany,
  saveJob,
} from '@engawa/contract/saved/student';
import { type VisitorItem, visitorItem } from '@engawa/contract/saved/visitor';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { call } from '../../shared/api/call.ts';
import { ApiFailure } from '../../shared/api/failures/api-failure.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useSnackbar } from '../../ui/feedback/use-snackbar.ts';
import { keepVisitorItems, visitorItems } from './visitor-items.ts';
import { words as savedWords } from './words.ja.ts';

/** Moves what the person saved as a visitor into the account, once they are signed in. */
export function TakeOver() {
  const t = useWords(savedWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void takeOver().then((count) => {
      if (count === 0) return;
      for (const { id } of [listSavedJobs, listSavedCompanies]) {
        void client.invalidateQueries({ queryKey: [id] });
      }
      const action = {
        label: t('openSaved'),
        run: () => void navigate({ to: '/talent/activities/save/jobs' }),
      };
      show({ ok: true, message: t('takenOver', { count }), action });
    });
  }, [client, navigate, show, t]);
  return null;
}

const save = ({ kind, id }: VisitorItem) =>
  kind === 'jobs'
    ? call(saveJob, { body: { jobId: id } })
    : call(saveCompany, { body: { companyId: id } });

/** No longer public, or the list of saved items is full. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 404 || failure.status === 409);

/** The oldest first, so that the newest is first in the list. Refused items are dropped. */
async function takeOver(): Promise<number> {
  let taken = 0;
  for (const item of visitorItems().toReversed()) {
    try {
      await save(item);
      taken += 1;
    } catch (failure) {
      // The rest stays for the next visit.
      if (!isRefused(failure)) break;
    }
    const done = visitorItem(item);
    keepVisitorItems(
      visitorItems()
        .map(visitorItem)
        .filter((one) => one !== done),
    );
  }
  return taken;
}

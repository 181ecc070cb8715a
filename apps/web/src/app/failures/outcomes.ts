import type { Outcomes } from '../../shared/api/query-client.ts';
import { beginLoading } from '../../ui/feedback/loading-store.ts';
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts';
import { answerFailure } from './failures.ts';

export const outcomes: Outcomes = {
  answer: answerFailure,
  succeeded: (message, visibleResult) =>
    showSnackbar({ ok: true, message, announcedOnly: visibleResult }),
  busy: beginLoading,
};

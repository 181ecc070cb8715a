import { reportError } from '../../shared/api/failures/report-error.ts';
import { language } from '../../shared/i18n/language.ts';

/** Puts the service worker beside the pages. Not while developing, where it would keep old files. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(`/service-worker.js?lang=${language}`).catch(reportError);
}

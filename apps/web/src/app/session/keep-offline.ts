import { reportError } from '../../shared/api/failures/report-error.ts';
import { language } from '../../shared/i18n/language.ts';

/** Registers the service worker. Not in development, where it would serve stale files. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(`/service-worker.js?lang=${language}`).catch(reportError);
}

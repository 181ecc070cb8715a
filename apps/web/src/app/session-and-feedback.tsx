import { LoadingOverlay } from '../ui/feedback/loading-overlay.tsx';
import { SnackbarOutlet } from '../ui/feedback/snackbar-outlet.tsx';

/** Not needed before the first page, but must be loaded before the network can fail. */
export { ErrorPage } from '../pages/public/error-page.tsx';
export { bringJapaneseFont } from '../shared/font/japanese-font.ts';
export { watchSession } from './session/session-life.ts';

export function Feedback() {
  return (
    <>
      <SnackbarOutlet />
      <LoadingOverlay />
    </>
  );
}

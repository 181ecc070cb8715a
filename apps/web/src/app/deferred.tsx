import { LoadingOverlay } from '../ui/feedback/loading-overlay.tsx';
import { SnackbarOutlet } from '../ui/feedback/snackbar-outlet.tsx';

/** What nobody needs before the first page stands, but may need without a network afterwards. */
export { ErrorPage } from '../pages/public/error-page.tsx';
export { bringJapaneseFont } from '../shared/font/japanese-font.ts';
export { watchSession } from './session/session-life.ts';

/** Where results and waiting are shown, for every layout. */
export function Feedback() {
  return (
    <>
      <SnackbarOutlet />
      <LoadingOverlay />
    </>
  );
}

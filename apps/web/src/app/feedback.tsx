import { LoadingOverlay } from '../ui/feedback/loading-overlay.tsx';
import { SnackbarOutlet } from '../ui/feedback/snackbar-outlet.tsx';

/** Where results and waiting are shown, for every layout. */
export function Feedback() {
  return (
    <>
      <SnackbarOutlet />
      <LoadingOverlay />
    </>
  );
}

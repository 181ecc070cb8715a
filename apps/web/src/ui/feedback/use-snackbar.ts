import { useSyncExternalStore } from 'react';
import { closeSnackbar, showSnackbar, snackbarStore } from './snackbar-store.ts';

export function useSnackbar() {
  const { id, shown } = useSyncExternalStore(
    snackbarStore.subscribe,
    snackbarStore.get,
    snackbarStore.initial,
  );
  return { id, shown, show: showSnackbar, close: closeSnackbar };
}

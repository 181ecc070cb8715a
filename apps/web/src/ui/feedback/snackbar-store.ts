import { createStore } from './store.ts';

export interface Snackbar {
  ok: boolean;
  message: string;
  /** For screen readers only, because the screen shows the result. */
  announcedOnly?: boolean | undefined;
  /** An undo or a link; `label` defaults to 元に戻す. */
  action?: { label?: string | undefined; run: () => void } | undefined;
}

/** Only the newest message; it stays until closed, until the next action or for six seconds. */
export const snackbarStore = createStore<{ id: number; shown: Snackbar | null }>({
  id: 0,
  shown: null,
});

export function showSnackbar(shown: Snackbar): void {
  snackbarStore.set({ id: snackbarStore.get().id + 1, shown });
}

export function closeSnackbar(): void {
  snackbarStore.set({ ...snackbarStore.get(), shown: null });
}

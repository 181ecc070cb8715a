import { createStore } from './store.ts';

export interface Snackbar {
  /** Whether what was asked for has been done. */
  ok: boolean;
  message: string;
  /** A way back, or on; `label` is 元に戻す when it is not given. */
  action?: { label?: string | undefined; run: () => void } | undefined;
}

/** One result at a time: the newest. It stays until the person closes it or goes on. */
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

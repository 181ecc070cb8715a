import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '../../shared/i18n/words.ts';
import { words as uiWords } from '../words.ja.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { loadingStore } from './loading-store.ts';
import { SnackbarOutlet } from './snackbar-outlet.tsx';
import { closeSnackbar, showSnackbar } from './snackbar-store.ts';

beforeAll(async () => {
  await loadWords(uiWords);
});

/** Otherwise a press before hydration would make the page differ from its prerendered markup. */
test('render the same prerendered markup while a command runs and a message is set', () => {
  const draw = () =>
    [LoadingOverlay, SnackbarOutlet].map((part) => renderToString(createElement(part)));
  const drawn = draw();
  loadingStore.set(true);
  showSnackbar({ ok: true, message: 'done' });
  expect(draw()).toEqual(drawn);
  loadingStore.set(false);
  closeSnackbar();
});

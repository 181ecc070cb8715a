import { reportAs } from '../../shared/api/failures/report-error.ts';
import { isChunkFailure, reloadForNewVersion } from '../../shared/chunks/chunk-failure.ts';
import { pageAnswers } from '../prerender/page-answers.ts';

const words = {
  ja: 'ページを読み込めませんでした。通信状態を確認して、もう一度お試しください。',
  en: 'The page could not be loaded. Please check your connection and try again.',
} as const;

/** Shows a start failure without words, styles or components, because none may have loaded. */
export function showBootFailure(root: HTMLElement, failure: unknown): void {
  if (isChunkFailure(failure) && reloadForNewVersion()) return;
  reportAs('start')(failure);
  const lines = Object.entries(words).map(([lang, text]) => {
    const line = document.createElement('p');
    line.lang = lang;
    line.textContent = text;
    return line;
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '再読み込み / Reload';
  button.addEventListener('click', () => location.reload());
  const note = document.createElement('main');
  note.className = 'boot-note';
  note.append(...lines, button);
  root.replaceChildren(note);
  pageAnswers();
}

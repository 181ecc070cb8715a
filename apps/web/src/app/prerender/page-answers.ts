/** Signals after-paint.ts and browser tests that the page is interactive now. */
export function pageAnswers(): void {
  delete document.documentElement.dataset['prerendered'];
  document.dispatchEvent(new Event('engawa:answers'));
}

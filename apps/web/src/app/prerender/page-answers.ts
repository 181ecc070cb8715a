/** Tells after-paint.ts, and whoever looks at the document, that the page answers now. */
export function pageAnswers(): void {
  delete document.documentElement.dataset['prerendered'];
  document.dispatchEvent(new Event('engawa:answers'));
}

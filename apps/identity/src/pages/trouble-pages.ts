import type { Language } from '@engawa/contract/language';
import { endPage, linkButton } from './forms.ts';
import { Html, html } from './html.ts';
import type { Page } from './page.ts';
import { troubleWords } from './trouble-words.ts';
import { wordsIn } from './words.ts';

export interface TroubleView {
  language: Language;
  startAgain: string;
}

export function expiredPage({ language, startAgain }: TroubleView): Page {
  const t = wordsIn(troubleWords, language);
  return endPage(t.expiredTitle, t.expiredBody, startAgain, t.startAgain);
}

export function foreignFormPage({ language, startAgain }: TroubleView): Page {
  const t = wordsIn(troubleWords, language);
  return endPage(t.troubleTitle, t.foreignBody, startAgain, t.startAgain);
}

export function notFoundPage({ language }: TroubleView, home: string): Page {
  const t = wordsIn(troubleWords, language);
  return endPage(t.notFoundTitle, t.notFoundBody, home, t.toHome);
}

export function refusedPage(
  { language, startAgain }: TroubleView,
  status: number,
  message: string,
): Page {
  const t = wordsIn(troubleWords, language);
  const wait = status === 429 || status === 503;
  return {
    title: wait ? t.waitTitle : t.troubleTitle,
    body: html`<p role="alert">${message}</p>${!wait && linkButton(startAgain, t.startAgain)}`,
  };
}

/** An error caused by the product's request or by expiry. */
export function providerErrorPage({ language, startAgain }: TroubleView, code: string): Page {
  const t = wordsIn(troubleWords, language);
  return {
    title: t.troubleTitle,
    body: html`<p>${t.providerBody}</p>${linkButton(startAgain, t.startAgain)}<p class="code">${t.code}${code}</p>`,
  };
}

/** `form` is the provider's own, with its CSRF token; the buttons are ours. */
export function askSignOutPage({ language }: TroubleView, form: string): Page {
  const t = wordsIn(troubleWords, language);
  return {
    title: t.askSignOutTitle,
    body: html`<p>${t.askSignOutBody}</p>${new Html(form)}
<button type="submit" form="op.logoutForm" name="logout" value="yes" class="primary">${t.signOut}</button>
<button type="submit" form="op.logoutForm">${t.stay}</button>`,
  };
}

export function signedOutPage({ language }: TroubleView, home: string): Page {
  const t = wordsIn(troubleWords, language);
  return endPage(t.signedOutTitle, t.signedOutBody, home, t.toHome);
}

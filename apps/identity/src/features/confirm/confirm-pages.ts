import { html, sentence } from '../../pages/html.ts';
import type { Page, View } from '../../pages/page.ts';
import { commonWords, wordsIn } from '../../pages/words.ts';
import { confirmWords } from './words.ts';

/** A button, so that a program that opens links in mails does not use the token up. */
export function confirmPage(view: View, email: string, token: string): Page {
  const t = wordsIn(confirmWords, view.language);
  const address = html`<strong class="address"><bdi>${email}</bdi></strong>`;
  return {
    title: t.title,
    body: html`<p>${sentence(t.body, { email: address })}</p>
<form method="post" action="${view.to('confirm')}"><input type="hidden" name="token" value="${token}"><button type="submit" class="primary">${t.submit}</button></form>`,
  };
}

export function confirmedPage(view: View, signIn: string): Page {
  const t = { ...wordsIn(commonWords, view.language), ...wordsIn(confirmWords, view.language) };
  return {
    title: t.doneTitle,
    body: html`<p>${t.doneBody}</p><a href="${signIn}" class="button primary">${t.toSignIn}</a>`,
  };
}

export function uselessLinkPage(view: View, signIn: string): Page {
  const t = { ...wordsIn(commonWords, view.language), ...wordsIn(confirmWords, view.language) };
  return {
    title: t.uselessTitle,
    body: html`<p>${t.uselessBody}</p><a href="${signIn}" class="button primary">${t.toSignIn}</a>`,
  };
}

import {
  address,
  emailField,
  endPage,
  form,
  knownAddress,
  mailboxLink,
  passwordField,
} from '../../pages/forms.ts';
import { html, sentence } from '../../pages/html.ts';
import type { FormState, Page, View } from '../../pages/page.ts';
import { wordsIn } from '../../pages/words.ts';
import { resetWords } from './words.ts';

export function forgotPage(view: View, signIn: string, state: FormState<'email'>): Page {
  const t = wordsIn(resetWords, view.language);
  return {
    title: t.forgotTitle,
    body: html`<p class="lead">${t.forgotLead}</p>
${form(view.to('forgot'), emailField(view, state, true), t.forgotSubmit)}
<p class="small"><a href="${signIn}">${t.back}</a></p>`,
  };
}

/** Identical with and without an account. */
export function sentPage(
  view: View,
  signIn: string,
  email: string,
  mailboxUrl: string | undefined,
): Page {
  const t = wordsIn(resetWords, view.language);
  return {
    title: t.checkMail,
    body: html`<p>${sentence(t.sentBody, { email: address(email) })}</p>
<p>${t.spam}</p>
${mailboxUrl && html`<p class="hint">${t.mailboxNote}</p>${mailboxLink(view, mailboxUrl, 'button primary')}`}
<p class="small"><a href="${signIn}">${t.back}</a></p>`,
  };
}

export function resetPage(
  view: View,
  { email, token, everywhere }: { email: string; token: string; everywhere: boolean },
  fault?: string,
): Page {
  const t = wordsIn(resetWords, view.language);
  const body = everywhere ? t.resetBody : t.resetBodyHere;
  const fields = html`${knownAddress(email, { token })}
${passwordField(view, 'new', { label: t.newPassword, fault, focus: true })}`;
  return {
    title: t.resetTitle,
    body: html`<p class="lead">${sentence(body, { email: address(email) })}</p>
${form(view.to('reset'), fields, t.resetSubmit)}`,
  };
}

export function resetDonePage({ language }: View, signIn: string): Page {
  const t = wordsIn(resetWords, language);
  return endPage(t.doneTitle, t.doneBody, signIn, t.toSignIn);
}

export function uselessLinkPage({ language, to }: View): Page {
  const t = wordsIn(resetWords, language);
  return endPage(t.uselessLink, t.uselessBody, to('forgot'), t.again);
}

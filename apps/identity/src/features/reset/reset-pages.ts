import { textField } from '../../pages/fields.ts';
import { type Html, html, sentence } from '../../pages/html.ts';
import type { FormState, Page, View } from '../../pages/page.ts';
import { commonWords, wordsIn } from '../../pages/words.ts';
import { resetWords } from './words.ts';

const wordsFor = (view: View) => ({
  ...wordsIn(commonWords, view.language),
  ...wordsIn(resetWords, view.language),
});

const address = (email: string): Html => html`<strong class="address"><bdi>${email}</bdi></strong>`;

export function forgotPage(view: View, signIn: string, form: FormState<'email'>): Page {
  const t = wordsFor(view);
  return {
    title: t.forgotTitle,
    body: html`<p class="lead">${t.forgotLead}</p>
<form method="post" action="${view.to('forgot')}" novalidate>
${textField({
  name: 'email',
  label: t.email,
  type: 'email',
  autocomplete: 'email',
  maxLength: 254,
  value: form.values.email ?? '',
  fault: form.faults.email,
  focus: true,
})}
<button type="submit" class="primary">${t.forgotSubmit}</button>
</form>
<p class="small"><a href="${signIn}">${t.back}</a></p>`,
  };
}

/** The same for an address with an account and for one without. */
export function sentPage(
  view: View,
  signIn: string,
  email: string,
  mailboxUrl: string | undefined,
): Page {
  const t = wordsFor(view);
  return {
    title: t.sentTitle,
    body: html`<p>${sentence(t.sentBody, { email: address(email) })}</p>
<p>${t.spam}</p>
${
  mailboxUrl &&
  html`<p class="hint">${t.mailboxNote}</p><a href="${mailboxUrl}" target="_blank" rel="noopener" class="button primary">${t.mailbox}<span class="unseen">${t.newTab}</span></a>`
}
<p class="small"><a href="${signIn}">${t.back}</a></p>`,
  };
}

export function resetPage(
  view: View,
  { email, token, everywhere }: { email: string; token: string; everywhere: boolean },
  fault?: string,
): Page {
  const t = wordsFor(view);
  const body = everywhere ? t.resetBody : t.resetBodyHere;
  return {
    title: t.resetTitle,
    body: html`<p class="lead">${sentence(body, { email: address(email) })}</p>
<form method="post" action="${view.to('reset')}" novalidate>
<input type="hidden" name="token" value="${token}">
<input type="email" class="unseen" name="username" autocomplete="username" value="${email}" readonly tabindex="-1" aria-hidden="true">
${textField({
  name: 'password',
  label: t.newPassword,
  type: 'password',
  reveal: t.reveal,
  autocomplete: 'new-password',
  maxLength: 200,
  hint: t.passwordRule,
  fault,
  focus: true,
})}
<button type="submit" class="primary">${t.resetSubmit}</button>
</form>`,
  };
}

export function resetDonePage(view: View, signIn: string): Page {
  const t = wordsFor(view);
  return {
    title: t.doneTitle,
    body: html`<p>${t.doneBody}</p><a href="${signIn}" class="button primary">${t.toSignIn}</a>`,
  };
}

export function uselessLinkPage(view: View): Page {
  const t = wordsFor(view);
  return {
    title: t.uselessTitle,
    body: html`<p>${t.uselessBody}</p><a href="${view.to('forgot')}" class="button primary">${t.again}</a>`,
  };
}

import { notice, textField } from '../../pages/fields.ts';
import { html, sentence } from '../../pages/html.ts';
import type { Page, View } from '../../pages/page.ts';
import { commonWords, wordsIn } from '../../pages/words.ts';
import { registerWords } from './words.ts';

export interface CheckMailState {
  resent?: boolean;
  fault?: 'codeForm' | 'codeWrong' | 'codeSpent';
}

/** Waits for the code. The same for an address that is new and for one that is not. */
export function checkMailPage(
  view: View,
  email: string,
  mailboxUrl: string | undefined,
  { resent, fault }: CheckMailState,
): Page {
  const t = { ...wordsIn(commonWords, view.language), ...wordsIn(registerWords, view.language) };
  const body = html`${resent && notice('good', t.resent)}
<p>${sentence(t.checkBody, { email: html`<strong class="address"><bdi>${email}</bdi></strong>` })}</p>
${
  mailboxUrl &&
  html`<p class="hint">${t.mailboxNote} <a href="${mailboxUrl}" target="_blank" rel="noopener">${t.mailbox}<span class="unseen">${t.newTab}</span></a></p>`
}
<form method="post" action="${view.to('confirm-code')}" novalidate>
<input type="hidden" name="email" value="${email}">
${textField({
  name: 'code',
  label: t.code,
  digits: true,
  autocomplete: 'one-time-code',
  maxLength: 12,
  hint: t.codeHint,
  fault: fault && t[fault],
  focus: true,
})}
<button type="submit" class="primary">${t.complete}</button>
</form>
<p class="hint">${t.checkLink} ${t.spam}</p>
<form method="post" action="${view.to('resend')}"><input type="hidden" name="email" value="${email}"><button type="submit">${t.resend}</button></form>
<p class="small"><a href="${view.to('register')}">${t.otherEmail}</a></p>`;
  return { title: t.checkTitle, body };
}

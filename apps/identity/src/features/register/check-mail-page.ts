import { notice, textField } from '../../pages/fields.ts';
import { address, buttonForm, form, mailboxLink } from '../../pages/forms.ts';
import { html, sentence } from '../../pages/html.ts';
import type { Page, View } from '../../pages/page.ts';
import { wordsIn } from '../../pages/words.ts';
import { registerWords } from './words.ts';

export interface CheckMailState {
  resent?: boolean;
  fault?: 'codeForm' | 'codeWrong' | 'codeSpent';
}

/** Waits for the code; identical for new and taken addresses. */
export function checkMailPage(
  view: View,
  email: string,
  mailboxUrl: string | undefined,
  { resent, fault }: CheckMailState,
): Page {
  const t = wordsIn(registerWords, view.language);
  const code = textField({
    name: 'code',
    label: t.codeLabel,
    digits: true,
    autocomplete: 'one-time-code',
    maxLength: 12,
    hint: t.codeHint,
    fault: fault && t[fault],
    focus: true,
  });
  const fields = html`<input type="hidden" name="email" value="${email}">
${code}`;
  return {
    title: t.checkMail,
    body: html`${resent && notice('good', t.resent)}
<p>${sentence(t.checkBody, { email: address(email) })}</p>
${mailboxUrl && html`<p class="hint">${t.mailboxNote} ${mailboxLink(view, mailboxUrl)}</p>`}
${form(view.to('confirm-code'), fields, t.complete)}
<p class="hint">${t.checkLink} ${t.spam}</p>
${buttonForm(view.to('resend'), { email }, t.resend)}
<p class="small"><a href="${view.to('register')}">${t.otherEmail}</a></p>`,
  };
}

import { faultLine, notice, textField } from '../../pages/fields.ts';
import { html, sentence } from '../../pages/html.ts';
import type { FormState, Page, View } from '../../pages/page.ts';
import { commonWords, wordsIn } from '../../pages/words.ts';
import { registerWords } from './words.ts';

export type RegisterField = 'givenName' | 'familyName' | 'email' | 'password' | 'agreed';

export function registerPage(view: View, { values, faults }: FormState<RegisterField>): Page {
  const t = { ...wordsIn(commonWords, view.language), ...wordsIn(registerWords, view.language) };
  const terms = html`<a href="${view.productOrigin}/terms" target="_blank" rel="noopener">${registerWords.terms[view.language]}<span class="unseen">${t.newTab}</span></a>`;
  const name = (field: 'givenName' | 'familyName', autocomplete: string) =>
    textField({
      name: field,
      label: t[field],
      autocomplete,
      maxLength: 100,
      value: values[field] ?? '',
      fault: faults[field],
    });
  const given = name('givenName', 'given-name');
  const family = name('familyName', 'family-name');
  const body = html`<p class="lead">${t.lead}</p>
<form method="post" action="${view.to('register')}" novalidate>
<fieldset aria-describedby="name-hint"><legend>${t.name}</legend>
<p class="hint" id="name-hint">${t.nameHint}</p>
<div class="pair">${view.language === 'ja' ? [family, given] : [given, family]}</div></fieldset>
${textField({
  name: 'email',
  label: t.email,
  type: 'email',
  autocomplete: 'email',
  maxLength: 254,
  value: values.email ?? '',
  fault: faults.email,
})}
${textField({
  name: 'password',
  label: t.password,
  type: 'password',
  autocomplete: 'new-password',
  maxLength: 200,
  hint: t.passwordRule,
  fault: faults.password,
})}
<div class="field"><label class="check"><input type="checkbox" name="agreed" value="yes" required${values.agreed && html` checked`}${faults.agreed && html` aria-invalid="true" aria-describedby="agreed-fault" autofocus`}><span>${sentence(t.agree, { terms })}</span></label>
${faults.agreed && faultLine('agreed-fault', faults.agreed)}</div>
<button type="submit" class="primary">${t.submit}</button>
</form>
<div class="other"><p>${t.haveAccount}</p><a href="${view.to('sign-in')}" class="button">${t.signIn}</a></div>`;
  return { title: t.title, body };
}

/** The same for an address that is new and for one that is not. */
export function checkMailPage(
  view: View,
  email: string,
  mailboxUrl: string | undefined,
  resent: boolean,
): Page {
  const t = { ...wordsIn(commonWords, view.language), ...wordsIn(registerWords, view.language) };
  const body = html`${resent && notice('good', t.resent)}
<p>${sentence(t.checkBody, { email: html`<strong class="address"><bdi>${email}</bdi></strong>` })}</p>
<p>${t.checkValid} ${t.spam}</p>
${
  mailboxUrl &&
  html`<p class="hint">${t.mailboxNote}</p><a href="${mailboxUrl}" target="_blank" rel="noopener" class="button primary">${t.mailbox}<span class="unseen">${t.newTab}</span></a>`
}
<form method="post" action="${view.to('resend')}"><input type="hidden" name="email" value="${email}"><button type="submit">${t.resend}</button></form>
<p class="small"><a href="${view.to('register')}">${t.otherEmail}</a></p>`;
  return { title: t.checkTitle, body };
}

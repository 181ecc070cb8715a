import type { PersonField } from '../../accounts/person.ts';
import { textField } from '../../pages/fields.ts';
import { type Html, html, sentence } from '../../pages/html.ts';
import type { FormState, Page, View } from '../../pages/page.ts';
import { agreeField, nameFields, newPasswordField } from '../../pages/person-fields.ts';
import { commonWords, wordsIn } from '../../pages/words.ts';
import { confirmWords } from './words.ts';

const address = (email: string): Html => html`<strong class="address"><bdi>${email}</bdi></strong>`;

/** A button, so that a program that opens links in mails does not use the token up. */
export function confirmPage(view: View, email: string, token: string): Page {
  const t = wordsIn(confirmWords, view.language);
  return {
    title: t.title,
    body: html`<p>${sentence(t.body, { email: address(email) })}</p>
<form method="post" action="${view.to('confirm')}"><input type="hidden" name="token" value="${token}"><button type="submit" class="primary">${t.submit}</button></form>`,
  };
}

/** In another browser: the password shows that who registered is who has the mail. */
export function knownPage(view: View, email: string, token: string, fault?: string): Page {
  const t = { ...wordsIn(commonWords, view.language), ...wordsIn(confirmWords, view.language) };
  const other = `${view.to('confirm').replace(/\?.*$/, '')}?${new URLSearchParams({ token, introduce: 'yes', lang: view.language }).toString()}`;
  return {
    title: t.title,
    body: html`<p>${sentence(t.body, { email: address(email) })}</p>
<form method="post" action="${view.to('confirm')}" novalidate>
<input type="hidden" name="token" value="${token}"><input type="hidden" name="known" value="yes">
<input type="email" class="unseen" name="username" autocomplete="username" value="${email}" readonly tabindex="-1" aria-hidden="true">
${textField({
  name: 'password',
  label: t.password,
  type: 'password',
  reveal: t.reveal,
  autocomplete: 'current-password',
  maxLength: 200,
  hint: t.knownHint,
  fault,
  focus: true,
})}
<button type="submit" class="primary">${t.submit}</button>
</form>
<p class="small"><a href="${other}">${t.introduceInstead}</a></p>`,
  };
}

/** For whoever holds the address, without a word of what somebody has registered for it. */
export function introducePage(
  view: View,
  email: string,
  token: string,
  form: FormState<PersonField>,
): Page {
  const t = wordsIn(confirmWords, view.language);
  return {
    title: t.title,
    body: html`<p>${sentence(t.body, { email: address(email) })}</p>
<p>${t.introduce}</p>
<form method="post" action="${view.to('confirm')}" novalidate>
<input type="hidden" name="token" value="${token}"><input type="hidden" name="introduced" value="yes">
<input type="email" class="unseen" name="username" autocomplete="username" value="${email}" readonly tabindex="-1" aria-hidden="true">
${nameFields(view, form)}
${newPasswordField(view, form)}
${agreeField(view, form)}
<button type="submit" class="primary">${t.submit}</button>
</form>`,
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

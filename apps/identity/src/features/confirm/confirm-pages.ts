import type { PersonField } from '../../accounts/person.ts';
import {
  address,
  buttonForm,
  endPage,
  form,
  knownAddress,
  passwordField,
} from '../../pages/forms.ts';
import { html, sentence } from '../../pages/html.ts';
import type { FormState, Page, View } from '../../pages/page.ts';
import { personFields } from '../../pages/person-fields.ts';
import { wordsIn } from '../../pages/words.ts';
import { confirmWords } from './words.ts';

/** Needs a click, so that mail programs that open links do not consume the token. */
export function confirmPage(view: View, email: string, token: string): Page {
  const t = wordsIn(confirmWords, view.language);
  return {
    title: t.title,
    body: html`<p>${sentence(t.body, { email: address(email) })}</p>
${buttonForm(view.to('confirm'), { token }, t.complete, 'primary')}`,
  };
}

/** In another browser: the password proves that the person who registered reads the mail. */
export function knownPage(view: View, email: string, token: string, fault?: string): Page {
  const t = wordsIn(confirmWords, view.language);
  const other = `${view.to('confirm').replace(/\?.*$/, '')}?${new URLSearchParams({ token, introduce: 'yes', lang: view.language }).toString()}`;
  const fields = html`${knownAddress(email, { token, known: 'yes' })}
${passwordField(view, 'current', { hint: t.knownHint, fault, focus: true })}`;
  return {
    title: t.title,
    body: html`<p>${sentence(t.body, { email: address(email) })}</p>
${form(view.to('confirm'), fields, t.complete)}
<p class="small"><a href="${other}">${t.introduceInstead}</a></p>`,
  };
}

/** For the owner of the address, without anything that the registration contained. */
export function introducePage(
  view: View,
  email: string,
  token: string,
  state: FormState<PersonField>,
): Page {
  const t = wordsIn(confirmWords, view.language);
  const fields = html`${knownAddress(email, { token, introduced: 'yes' })}
${personFields(view, state)}`;
  return {
    title: t.title,
    body: html`<p>${sentence(t.body, { email: address(email) })}</p>
<p>${t.introduce}</p>
${form(view.to('confirm'), fields, t.complete)}`,
  };
}

export function confirmedPage({ language }: View, signIn: string): Page {
  const t = wordsIn(confirmWords, language);
  return endPage(t.doneTitle, t.doneBody, signIn, t.toSignIn);
}

export function uselessLinkPage({ language }: View, signIn: string): Page {
  const t = wordsIn(confirmWords, language);
  return endPage(t.uselessLink, t.uselessBody, signIn, t.toSignIn);
}

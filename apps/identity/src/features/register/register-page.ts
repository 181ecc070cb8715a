import type { PersonField } from '../../accounts/person.ts';
import { emailField, form } from '../../pages/forms.ts';
import { html } from '../../pages/html.ts';
import type { FormState, Page, View } from '../../pages/page.ts';
import { personFields } from '../../pages/person-fields.ts';
import { wordsIn } from '../../pages/words.ts';
import { registerWords } from './words.ts';

export type RegisterField = PersonField | 'email';

export function registerPage(view: View, state: FormState<RegisterField>): Page {
  const t = wordsIn(registerWords, view.language);
  const fields = personFields(view, state, emailField(view, state));
  return {
    title: t.title,
    body: html`<p class="lead">${t.lead}</p>
${form(view.to('register'), fields, t.submit)}
<div class="other"><p>${t.haveAccount}</p><a href="${view.to('sign-in')}" class="button">${t.signIn}</a></div>`,
  };
}

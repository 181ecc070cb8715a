import type { PersonField } from '../../accounts/person.ts';
import { textField } from '../../pages/fields.ts';
import { html } from '../../pages/html.ts';
import type { FormState, Page, View } from '../../pages/page.ts';
import { agreeField, nameFields, newPasswordField } from '../../pages/person-fields.ts';
import { commonWords, wordsIn } from '../../pages/words.ts';
import { registerWords } from './words.ts';

export type RegisterField = PersonField | 'email';

export function registerPage(view: View, form: FormState<RegisterField>): Page {
  const t = { ...wordsIn(commonWords, view.language), ...wordsIn(registerWords, view.language) };
  const body = html`<p class="lead">${t.lead}</p>
<form method="post" action="${view.to('register')}" novalidate>
${nameFields(view, form)}
${textField({
  name: 'email',
  label: t.email,
  type: 'email',
  autocomplete: 'email',
  maxLength: 254,
  value: form.values.email ?? '',
  fault: form.faults.email,
})}
${newPasswordField(view, form)}
${agreeField(view, form)}
<button type="submit" class="primary">${t.submit}</button>
</form>
<div class="other"><p>${t.haveAccount}</p><a href="${view.to('sign-in')}" class="button">${t.signIn}</a></div>`;
  return { title: t.title, body };
}

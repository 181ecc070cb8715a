import { say } from '@engawa/contract/language';
import { faultLine, textField } from './fields.ts';
import { passwordField } from './forms.ts';
import { type Html, html, sentence } from './html.ts';
import type { FormState, View } from './page.ts';
import { wordsIn } from './words.ts';

type NameField = 'givenName' | 'familyName';
type PersonForm = FormState<NameField | 'password' | 'agreed'>;

/** Order of family and given name by language. */
function nameFields(view: View, { values, faults }: FormState<NameField>): Html {
  const t = wordsIn({}, view.language);
  const name = (field: NameField, autocomplete: string) =>
    textField({
      name: field,
      label: t[field],
      hint: t[`${field}Example`],
      autocomplete,
      maxLength: 100,
      value: values[field] ?? '',
      fault: faults[field],
    });
  const given = name('givenName', 'given-name');
  const family = name('familyName', 'family-name');
  return html`<fieldset aria-describedby="name-hint"><legend>${t.name}</legend>
<p class="hint" id="name-hint">${t.nameHint}</p>
<div class="pair">${say({ ja: [family, given], en: [given, family] }, view.language)}</div></fieldset>`;
}

function agreeField(view: View, { values, faults }: FormState<'agreed'>): Html {
  const t = wordsIn({}, view.language);
  const terms = html`<a href="${view.productOrigin}/terms" target="_blank" rel="noopener">${t.agreedTerms}<span class="unseen">${t.newTab}</span></a>`;
  return html`<div class="field"><label class="check"><input type="checkbox" name="agreed" value="yes" required${values.agreed && html` checked`}${faults.agreed && html` aria-invalid="true" aria-describedby="agreed-fault" autofocus`}><span>${sentence(t.agree, { terms })}</span></label>
${faults.agreed && faultLine('agreed-fault', faults.agreed)}</div>`;
}

export const personFields = (view: View, form: PersonForm, between?: Html): Html =>
  html`${nameFields(view, form)}
${between}
${passwordField(view, 'new', { fault: form.faults.password })}
${agreeField(view, form)}`;

import { say } from '@engawa/contract/language';
import type { IdentityContext } from '../../context.ts';
import type { DemoPerson } from '../../demo-people.ts';
import { notice, textField } from '../../pages/fields.ts';
import { buttonForm, emailField, form, mailboxLink, passwordField } from '../../pages/forms.ts';
import { type Html, html } from '../../pages/html.ts';
import type { FormState, Page, View } from '../../pages/page.ts';
import { wordsIn } from '../../pages/words.ts';
import { signInWords } from './words.ts';

export type SignInField = 'email' | 'password' | 'code';
export type SignInProblem = 'wrong' | 'unconfirmed' | 'codeNeeded' | 'codeWrong';

export function signInPage(
  view: View,
  { people, mailboxUrl }: Pick<IdentityContext, 'people' | 'mailboxUrl'>,
  { values, faults }: FormState<SignInField>,
  state?: SignInProblem | 'codeSent',
): Page {
  const about = state === 'codeNeeded' || state === 'codeWrong' || state === 'codeSent';
  const withCode = about || Boolean(values.code);
  const t = wordsIn(signInWords, view.language);
  const code =
    withCode &&
    textField({
      name: 'code',
      label: t.codeLabel,
      autocomplete: 'one-time-code',
      maxLength: 30,
      hint: t.codeHint,
      // A wrong code is not filled in again.
      value: state === 'codeWrong' ? '' : values.code,
    });
  const fields = html`${emailField(view, { values, faults }, !values.email)}
${passwordField(view, 'current', { fault: faults.password, focus: Boolean(values.email) })}
${code}
<p class="aside"><a href="${view.to('forgot')}">${t.forgot}</a></p>`;
  const body = html`<p class="lead">${t.lead}</p>
${state === 'wrong' && notice('bad', t.wrong)}
${state === 'unconfirmed' && unconfirmed(view, values.email ?? '')}
${about && aboutCode(view, state, values.email ?? '', mailboxUrl)}
${form(view.to('sign-in'), fields, t.submit)}
<div class="other"><p>${t.noAccount}</p><a href="${view.to('register')}" class="button">${t.register}</a></div>
<p class="small"><a href="${view.productOrigin}/company/signin">${t.company}</a></p>
${people.length > 0 && tryAs(view, people)}`;
  return { title: t.title, body };
}

function unconfirmed(view: View, email: string): Html {
  const t = wordsIn(signInWords, view.language);
  return notice(
    'bad',
    html`<p><strong>${t.unconfirmed}</strong></p><p>${t.unconfirmedNext}</p>
${buttonForm(view.to('resend'), { email }, t.resend)}`,
  );
}

function aboutCode(
  view: View,
  state: 'codeNeeded' | 'codeWrong' | 'codeSent',
  email: string,
  mailboxUrl: string | undefined,
): Html {
  const t = wordsIn(signInWords, view.language);
  const isSent = state === 'codeSent';
  return notice(
    isSent ? 'good' : 'bad',
    html`<p>${t[state]}</p>${isSent && mailboxUrl && html`<p>${mailboxLink(view, mailboxUrl)}</p>`}
${buttonForm(view.to('code'), { email }, state === 'codeNeeded' ? t.sendCode : t.codeAgain)}`,
  );
}

function tryAs(view: View, people: readonly DemoPerson[]): Html {
  const t = wordsIn(signInWords, view.language);
  return html`<section class="people" aria-labelledby="try-as">
<h2 id="try-as">${t.tryAs}</h2>
<p>${t.tryAsLead}</p>
<ul>${people.map(({ name, note, email, password }) => {
    const label = html`<strong><bdi>${say(name, view.language)}</bdi></strong><span>${say(note, view.language)}</span>`;
    return html`<li>${buttonForm(view.to('sign-in'), { email, password }, label)}</li>`;
  })}</ul>
</section>`;
}

import { say } from '@engawa/contract/language';
import type { IdentityContext } from '../../context.ts';
import type { DemoPerson } from '../../demo-people.ts';
import { notice, textField } from '../../pages/fields.ts';
import { type Html, html } from '../../pages/html.ts';
import type { FormState, Page, View } from '../../pages/page.ts';
import { commonWords, wordsIn } from '../../pages/words.ts';
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
  const t = { ...wordsIn(commonWords, view.language), ...wordsIn(signInWords, view.language) };
  const body = html`<p class="lead">${t.lead}</p>
${state === 'wrong' && notice('bad', t.wrong)}
${state === 'unconfirmed' && unconfirmed(view, values.email ?? '')}
${about && aboutCode(view, state, values.email ?? '', mailboxUrl)}
<form method="post" action="${view.to('sign-in')}" novalidate>
${textField({
  name: 'email',
  label: t.email,
  type: 'email',
  autocomplete: 'email',
  maxLength: 254,
  value: values.email ?? '',
  fault: faults.email,
  focus: !values.email,
})}
${textField({
  name: 'password',
  label: t.password,
  type: 'password',
  reveal: t.reveal,
  autocomplete: 'current-password',
  maxLength: 200,
  fault: faults.password,
  focus: Boolean(values.email),
})}
${
  withCode &&
  textField({
    name: 'code',
    label: t.code,
    autocomplete: 'one-time-code',
    maxLength: 30,
    hint: t.codeHint,
    // One that was wrong helps nobody.
    value: state === 'codeWrong' ? '' : values.code,
  })
}
<p class="aside"><a href="${view.to('forgot')}">${t.forgot}</a></p>
<button type="submit" class="primary">${t.submit}</button>
</form>
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
<form method="post" action="${view.to('resend')}"><input type="hidden" name="email" value="${email}"><button type="submit">${t.resend}</button></form>`,
  );
}

function aboutCode(
  view: View,
  state: 'codeNeeded' | 'codeWrong' | 'codeSent',
  email: string,
  mailboxUrl: string | undefined,
): Html {
  const t = { ...wordsIn(commonWords, view.language), ...wordsIn(signInWords, view.language) };
  const mailbox =
    state === 'codeSent' &&
    mailboxUrl &&
    html`<p><a href="${mailboxUrl}" target="_blank" rel="noopener">${t.mailbox}<span class="unseen">${t.newTab}</span></a></p>`;
  return notice(
    state === 'codeSent' ? 'good' : 'bad',
    html`<p>${t[state]}</p>${mailbox}
<form method="post" action="${view.to('code')}"><input type="hidden" name="email" value="${email}"><button type="submit">${state === 'codeNeeded' ? t.sendCode : t.codeAgain}</button></form>`,
  );
}

/** Each is the real sign-in, filled in. */
function tryAs(view: View, people: readonly DemoPerson[]): Html {
  const t = wordsIn(signInWords, view.language);
  return html`<section class="people" aria-labelledby="try-as">
<h2 id="try-as">${t.tryAs}</h2>
<p>${t.tryAsLead}</p>
<ul>${people.map(
    (person) => html`<li><form method="post" action="${view.to('sign-in')}">
<input type="hidden" name="email" value="${person.email}"><input type="hidden" name="password" value="${person.password}">
<button type="submit"><strong><bdi>${say(person.name, view.language)}</bdi></strong><span>${say(person.note, view.language)}</span></button></form></li>`,
  )}</ul>
</section>`;
}

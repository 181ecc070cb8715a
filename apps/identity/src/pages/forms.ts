import { textField } from './fields.ts';
import { type Html, html } from './html.ts';
import type { FormState, Page, View } from './page.ts';
import { wordsIn } from './words.ts';

export const form = (action: string, fields: Html, submit: string): Html =>
  html`<form method="post" action="${action}" novalidate>
${fields}
<button type="submit" class="primary">${submit}</button>
</form>`;

const hidden = (values: Record<string, string>): Html[] =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );

export const buttonForm = (
  action: string,
  values: Record<string, string>,
  label: Html | string,
  tone?: 'primary',
): Html =>
  html`<form method="post" action="${action}">${hidden(values)}<button type="submit"${tone && html` class="${tone}"`}>${label}</button></form>`;

/** Hidden fields for a known address, which password managers read. */
export const knownAddress = (email: string, values: Record<string, string>): Html =>
  html`${hidden(values)}
<input type="email" class="unseen" name="username" autocomplete="username" value="${email}" readonly tabindex="-1" aria-hidden="true">`;

export const address = (email: string): Html =>
  html`<strong class="address"><bdi>${email}</bdi></strong>`;

export const linkButton = (href: string, label: string): Html =>
  html`<a href="${href}" class="button primary">${label}</a>`;

export const endPage = (title: string, text: string, href: string, label: string): Page => ({
  title,
  body: html`<p>${text}</p>${linkButton(href, label)}`,
});

export function mailboxLink({ language }: View, url: string, className?: string): Html {
  const t = wordsIn({}, language);
  return html`<a href="${url}" target="_blank" rel="noopener"${className && html` class="${className}"`}>${t.mailbox}<span class="unseen">${t.newTab}</span></a>`;
}

export const emailField = (
  { language }: View,
  { values, faults }: FormState<'email'>,
  focus = false,
): Html =>
  textField({
    name: 'email',
    label: wordsIn({}, language).email,
    type: 'email',
    autocomplete: 'email',
    maxLength: 254,
    value: values.email ?? '',
    fault: faults.email,
    focus,
  });

interface PasswordProps {
  /** Replaces the label 「パスワード」. */
  label?: string;
  hint?: string;
  fault: string | undefined;
  focus?: boolean;
}

export function passwordField(
  { language }: View,
  kind: 'current' | 'new',
  { label, hint, fault, focus = false }: PasswordProps,
): Html {
  const t = wordsIn({}, language);
  return textField({
    name: 'password',
    label: label ?? t.password,
    type: 'password',
    reveal: t.reveal,
    autocomplete: `${kind}-password`,
    maxLength: 200,
    hint: hint ?? (kind === 'new' ? t.passwordRule : undefined),
    fault,
    focus,
  });
}

import { type Html, html } from './html.ts';

export interface FieldProps {
  name: string;
  label: string;
  type?: 'email' | 'password' | 'text';
  autocomplete: string;
  value?: string | undefined;
  hint?: string | undefined;
  fault?: string | undefined;
  focus?: boolean;
  /** A numeric code from a mail. */
  digits?: boolean;
  maxLength: number;
  /** Label of the button that shows the password. */
  reveal?: string;
}

const alert = html`<svg aria-hidden="true" viewBox="0 0 24 24" class="icon"><circle cx="12" cy="12" r="10" /><path d="M12 8v4M12 16h.01" /></svg>`;

/** Label, control, and hint or fault; the first faulty field gets the focus. */
export function textField(props: FieldProps): Html {
  const { name, label, type = 'text', hint, fault } = props;
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" type="${type}" autocomplete="${props.autocomplete}" maxlength="${props.maxLength}" required${type === 'email' && html` inputmode="email" autocapitalize="none" spellcheck="false"`}${props.digits && html` inputmode="numeric" class="digits"`}${props.value !== undefined && html` value="${props.value}"`}${described && html` aria-describedby="${described}"`}${fault && html` aria-invalid="true"`}${(fault || props.focus) && html` autofocus`}>${props.reveal && html`<button type="button" class="reveal" aria-pressed="false" hidden>${props.reveal}</button>`}
${fault && faultLine(`${name}-fault`, fault)}
</div>`;
}

export const faultLine = (id: string, fault: string): Html =>
  html`<p class="fault" id="${id}">${alert}<span>${fault}</span></p>`;

/** A message about the whole form, announced by screen readers. */
export const notice = (tone: 'bad' | 'good' | 'plain', content: Html | string): Html =>
  html`<div class="notice ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${content}</div>`;

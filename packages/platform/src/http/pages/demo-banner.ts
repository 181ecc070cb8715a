import { html } from '../../text/html.ts';

/** In both languages, at the top: visitors of a public demo must see the warning first. */
export const demoBanner = html`<p class="demo-banner">デモ環境です。パスワードとすべてのメールは誰でも見られます。個人情報は入力しないでください。 <span lang="en">This is a public demo: anyone can read its passwords and every email. Please enter no personal data.</span></p>`;

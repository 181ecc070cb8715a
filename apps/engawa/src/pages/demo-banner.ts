const banner = `<p class="demo-banner">デモ環境です。パスワードとすべてのメールは誰でも見られます。個人情報は入力しないでください。 <span lang="en">This is a public demo: anyone can read its passwords and every email. Please enter no personal data.</span></p>`;

/** Above every page of a demo that others can reach, before any script runs. */
export const withDemoBanner = (html: string): string =>
  html.replace(/<body[^>]*>/, (body) => `${body}\n${banner}`);

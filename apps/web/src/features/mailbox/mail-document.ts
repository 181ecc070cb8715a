/**
 * A framed document inherits the page's policy, which refuses inline styles, and a mail is made
 * of little else. So they are set aside as data before the frame reads them, and given back
 * through the style objects of its document, which the policy allows.
 */
export function setStylesAside(html: string): string {
  return html
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, '<template data-sheet>$1</template>')
    .replace(/(<[a-z][^<>]*?\s)style(\s*=)/gi, '$1data-style$2');
}

export function giveStylesBack(mail: Document): void {
  for (const element of mail.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  const view = mail.defaultView;
  if (!view) return;
  mail.adoptedStyleSheets = [...mail.querySelectorAll<HTMLTemplateElement>('[data-sheet]')].map(
    (template) => {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(template.content.textContent ?? '');
      return sheet;
    },
  );
}

/** The frame must not navigate, so its links open beside the mailbox, from the first moment on. */
export const openLinksOutside = (html: string): string =>
  html.replace(/<head\b[^>]*>/i, '$&<base target="_blank">');

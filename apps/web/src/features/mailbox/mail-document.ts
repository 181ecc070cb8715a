/**
 * A framed document inherits the page's policy, which refuses inline styles, and mails consist of
 * little else. So styles become data before the frame parses them, and are restored through the
 * document's style objects, which the policy allows.
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

/** Links open in a new tab, because the sandbox forbids navigating the frame. */
export const openLinksOutside = (html: string): string =>
  html.replace(/<head\b[^>]*>/i, '$&<base target="_blank">');

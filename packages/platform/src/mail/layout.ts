import { type Language, type Localized, say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { colours, font, radius } from '@engawa/theme/tokens';
import { escapeHtml } from '../text/escape-html.ts';
import type { MailBlock, MailContent } from './template.ts';

const footer: Localized = {
  ja: 'このメールは{name}から自動送信されています。',
  en: 'This email was sent automatically by {name}.',
};
const contactLine: Localized = { ja: 'お問い合わせ：{contact}', en: 'Contact us: {contact}' };
const rawLink: Localized = {
  ja: 'ボタンが開けない場合は、次のURLをご利用ください。',
  en: 'If the button does not open, please use this address:',
};
/** Includes the product's name, to be recognised in a full mailbox. */
const subjectOf: Localized = {
  ja: `【${product.name}】{subject}`,
  en: `[${product.name}] {subject}`,
};

const stopLine: Localized = {
  ja: 'この種類のメールの配信を停止する',
  en: 'Stop emails of this kind',
};

interface Footer {
  contact?: string | undefined;
  unsubscribeUrl?: string | undefined;
}

export function layOut(content: MailContent, language: Language, footing: Footer = {}) {
  const { contact, unsubscribeUrl } = footing;
  const stop = unsubscribeUrl && { words: say(stopLine, language), url: unsubscribeUrl };
  const closing = [
    say(footer, language).replace('{name}', () => product.name),
    ...(contact ? [say(contactLine, language).replace('{contact}', () => contact)] : []),
    say(product.fullName, language),
  ];
  return {
    subject: say(subjectOf, language).replace('{subject}', () => content.subject),
    text: `${content.blocks.map(blockText).join('\n\n')}\n\n-- \n${[...closing, ...(stop ? [`${stop.words}\n${stop.url}`] : [])].join('\n')}\n`,
    html: page(content, language, [...closing.map(escapeHtml), ...(stop ? [linkHtml(stop)] : [])]),
  };
}

function blockText(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('note' in block) return block.note;
  if ('links' in block) {
    const lines = block.links.map(({ words, url }) => `・${words}\n  ${url}`);
    return [`■ ${block.heading}`, ...lines].join('\n');
  }
  return `${block.button}\n${block.url}`;
}

const light = (name: keyof typeof colours) => colours[name].light;

/** A code stands alone on its line and is drawn large, for typing it on another device. */
const isCode = (line: string): boolean => /^\d{6,8}$/.test(line);

const lineHtml = (line: string): string =>
  isCode(line)
    ? `<span style="font-size:28px;font-weight:700;letter-spacing:.15em">${line}</span>`
    : escapeHtml(line);

function blockHtml(block: MailBlock, language: Language): string {
  if ('paragraph' in block) {
    const lines = block.paragraph.split('\n').map(lineHtml);
    return `<p style="margin:0 0 20px">${lines.join('<br>')}</p>`;
  }
  if ('note' in block) {
    return `<p style="margin:0 0 20px;font-size:13px;color:${light('sumi-2')}">${escapeHtml(block.note).replaceAll('\n', '<br>')}</p>`;
  }
  if ('links' in block) return linksHtml(block);
  const url = escapeHtml(block.url);
  return (
    `<p style="margin:28px 0"><a href="${url}" style="display:inline-block;padding:12px 24px;` +
    `border-radius:${radius};background:${light('ai')};color:${light('on-ai')};font-weight:700;` +
    `text-decoration:none">${escapeHtml(block.button)}</a></p>` +
    `<p style="margin:0 0 20px;font-size:13px;color:${light('sumi-2')};word-break:break-all">${say(rawLink, language)}<br>${url}</p>`
  );
}

function linksHtml({ heading, links }: Extract<MailBlock, { links: unknown }>): string {
  const items = links.map(
    ({ words, url }) =>
      `<li style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="color:${light('ai')}">${escapeHtml(words)}</a></li>`,
  );
  return (
    `<h2 style="margin:0 0 8px;font-size:15px">${escapeHtml(heading)}</h2>` +
    `<ul style="margin:0 0 20px;padding:0 0 0 20px">${items.join('')}</ul>`
  );
}

const linkHtml = ({ words, url }: { words: string; url: string }): string =>
  `<a href="${escapeHtml(url)}" style="color:${light('sumi-2')}">${escapeHtml(words)}</a>`;

/** Tables and inline styles, for compatibility with mail programs. */
function page({ subject, blocks }: MailContent, language: Language, closing: string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:${light('washi')}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light('washi')}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;font-family:${escapeHtml(font)};font-size:18px;font-weight:800;color:${light('sumi')}">${escapeHtml(product.name)}</td></tr>
<tr><td style="padding:32px 28px 12px;background:${light('paper')};border:1px solid ${light('line')};border-radius:${radius};font-family:${escapeHtml(font)};font-size:15px;line-height:1.75;color:${light('sumi')}">
<h1 style="margin:0 0 20px;font-size:19px;line-height:1.4">${escapeHtml(subject)}</h1>
${blocks.map((block) => blockHtml(block, language)).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px;font-family:${escapeHtml(font)};font-size:12px;line-height:1.7;color:${light('sumi-2')}">${closing.join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

import { isWebAddress } from '@engawa/contract/text/web-address';

export interface TextPart {
  text: string;
  href?: string;
}

/** A URL ends before punctuation that closes a sentence or a bracket. */
const address = /https?:\/\/[^\s<>"'「」『』（）【】、。]+/gi;
const trailing = /[.,;:!?)\]}…]+$/;

/** Splits a text at its URLs; a URL that leads elsewhere than it appears to stays plain text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(trailing, '');
    if (!isWebAddress(href)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: href, href });
    from = index + href.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

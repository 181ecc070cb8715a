import { type Language, say } from '@engawa/contract/language';
import { type VisitorItem, visitorItem } from '@engawa/contract/saved/visitor';
import { type Html, html } from '@engawa/platform/text/html';
import { words } from '../words.ts';

const heart = html`<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M12 20.5 4.6 13a5 5 0 0 1 7.1-7.1l.3.3.3-.3a5 5 0 0 1 7.1 7.1z"/></svg>`;

/** Saves in the visitor's browser; hidden until the script finds that it can. */
export const saveButton = (item: VisitorItem, name: string, language: Language): Html =>
  html`<button type="button" class="save" data-save="${visitorItem(item)}" aria-pressed="false" aria-label="${say(words, language).save(name)}" hidden>${heart}</button>`;

/** In the menu of all public pages; the script adds the number and the items. */
export const savedLink = (language: Language): Html =>
  html`<a href="/saved?lang=${language}" data-saved rel="nofollow" hidden>${say(words, language).saved} <b></b></a>`;

export const saveStyle = `
.save{position:relative;z-index:1;flex:none;display:inline-grid;place-items:center;width:44px;height:44px;margin:-4px -8px -4px auto;padding:0;border:0;border-radius:var(--radius);background:none;color:var(--sumi-2);cursor:pointer}
.save[hidden],[data-saved][hidden]{display:none}
.save:hover{background:var(--washi);color:var(--sumi)}
.save svg{width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linejoin:round}
.save[aria-pressed=true]{color:var(--kaki-ink)}
.save[aria-pressed=true] svg{fill:var(--kaki)}
.lists [data-saved]{gap:6px;margin-left:auto}
.lists b{padding:0 8px;border-radius:999px;background:var(--ai-soft);font-size:.8125rem}
`;

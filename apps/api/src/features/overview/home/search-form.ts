import { discoverFields } from '@engawa/contract/discover/filter-fields';
import { type Language, say } from '@engawa/contract/language';
import { type Html, html } from '@engawa/platform/text/html';
import { words } from './words.ts';

const input =
  'block w-full min-h-11 rounded border border-line-3 bg-paper px-3.5 py-2 text-[1rem] ' +
  'leading-normal text-sumi placeholder:text-sumi-2 hover:border-sumi-2';

/** Leads to the public list of jobs; works without scripts. */
export function searchForm(language: Language): Html {
  const t = say(words, language);
  return html`<form action="/jobs" method="get" role="search" aria-label="${t.search}" class="grid grid-cols-2 gap-3 rounded border border-line bg-paper p-4 shadow-card sm:p-5">
<label class="col-span-2"><span class="sr-only">${t.word}</span><input type="search" name="freeWord" maxlength="${discoverFields.freeWord.max}" placeholder="${t.wordHint}" class="${input}"></label>
${select('prefectures', { label: t.place, any: t.anyPlace }, language)}
${select('employmentType', { label: t.type, any: t.anyType }, language)}
<button class="relative col-span-2 inline-flex min-h-11 items-center justify-center rounded border border-transparent bg-ai px-5 py-2 font-semibold text-on-ai transition-colors hover:bg-ai-2">${t.find}</button>
</form>`;
}

function select(
  name: 'prefectures' | 'employmentType',
  { label, any }: { label: string; any: string },
  language: Language,
): Html {
  const options = discoverFields[name].table.entries.map(
    (entry) => html`<option value="${entry.id}">${say(entry.name, language)}</option>`,
  );
  return html`<label class="min-w-0"><span class="sr-only">${label}</span><select name="${name}" class="${input}"><option value="">${any}</option>${options}</select></label>`;
}

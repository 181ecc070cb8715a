import {
  companyFilterFields,
  jobFilterFields,
  type VisitorFilter,
  visitorFields,
} from '@engawa/contract/discover/filter-fields';
import type { FilterField, FilterFields } from '@engawa/contract/filters/filter-fields';
import { type Language, say } from '@engawa/contract/language';
import { jobCategories, subcategoriesOf } from '@engawa/contract/reference/jobs/job-categories';
import { type Html, html } from '@engawa/platform/text/html';
import type { Reading } from '../reading.ts';
import { chosenIn, filterName, optionName } from './filter-names.ts';
import { hasFilter, type ListAsked, linkTo } from './list-address.ts';
import { words } from './words.ts';

export type ListKind = 'jobs' | 'companies';

interface FormProps {
  kind: ListKind;
  asked: ListAsked;
  reading: Reading;
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
}

/** The filters as a form that works without scripts; empty fields are sent and ignored. */
export function filterForm({ kind, asked, reading, today }: FormProps): Html {
  const { language, asked: named } = reading;
  const t = say(words, language);
  const { filter, sort } = asked;
  const { freeWord, ...others } = filter;
  const chosen = Object.keys(others).length;
  const groups = [
    { heading: t.jobConditions, fields: jobFilterFields },
    { heading: t.companyConditions, fields: companyFilterFields },
  ];
  const part = ({ heading, fields }: (typeof groups)[number]) =>
    html`<fieldset class="group"><legend>${heading}</legend>${Object.entries(
      fields as FilterFields,
    ).map(([name, field]) => control({ name, field, filter, language, today }))}</fieldset>`;
  return html`<form method="get" action="/${kind}" class="filters" role="search">
${named && html`<input type="hidden" name="lang" value="${language}">`}
<div class="ask"><label class="unseen" for="word">${t.word}</label><input id="word" type="search" name="freeWord" value="${freeWord}" maxlength="${visitorFields.freeWord.max}" placeholder="${kind === 'jobs' ? t.jobsHint : t.companiesHint}"><button class="button">${t.search}</button></div>
${sort !== 'newest' && html`<input type="hidden" name="sort" value="${sort}">`}
<details><summary>${chosen > 0 ? t.chosen(chosen) : t.more}</summary>
${(kind === 'jobs' ? groups : groups.toReversed()).map(part)}
<button class="button">${t.apply}</button></details>
</form>
${hasFilter(asked) && chips(kind, asked, reading)}`;
}

const option = (value: string | number, text: string, chosen: unknown): Html =>
  html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`;

interface ControlProps {
  name: string;
  field: FilterField;
  filter: VisitorFilter;
  language: Language;
  today: string;
}

function control({ name, field, filter, language, today }: ControlProps): Html {
  const value = new Map<string, unknown>(Object.entries(filter)).get(name);
  const label = filterName(name, language);
  if (field.kind === 'some') {
    const chosen = value === undefined ? [] : [value].flat();
    const boxesOf = (entries: typeof field.table.entries) =>
      entries.map(
        (entry) =>
          html`<label><input type="checkbox" name="${name}" value="${entry.id}"${chosen.includes(entry.id) && html` checked`}>${say(entry.name, language)}</label>`,
      );
    if (name === 'jobSubcategory') {
      const parts = jobCategories.entries.map(
        (category) =>
          html`<fieldset class="checks"><legend>${say(category.name, language)}</legend>${boxesOf(subcategoriesOf(category.id).entries)}</fieldset>`,
      );
      return html`<details class="long"${chosen.length > 0 && html` open`}><summary>${label}</summary><p class="soft">${say(words, language).subcategoryHint}</p>${parts}</details>`;
    }
    const boxes = boxesOf(field.table.entries);
    if (boxes.length <= mostOpen) {
      return html`<fieldset class="checks"><legend>${label}</legend>${boxes}</fieldset>`;
    }
    return html`<details class="long"${chosen.length > 0 && html` open`}><summary>${label}</summary><fieldset class="checks"><legend class="unseen">${label}</legend>${boxes}</fieldset></details>`;
  }
  if (field.kind === 'flag') {
    return html`<fieldset class="checks"><legend>${label}</legend><label><input type="checkbox" name="${name}" value="1"${value === true && html` checked`}>${optionName(name, true, language)}</label></fieldset>`;
  }
  if (field.kind === 'whole' && field.max - field.min > mostOptions) {
    return html`<label><span>${label}</span><input type="number" inputmode="numeric" name="${name}" value="${value as number | undefined}" min="${field.min}" max="${field.max}"></label>`;
  }
  const values = optionsOf(field, value, today);
  return html`<label><span>${label}</span><select name="${name}"><option value="">${say(words, language).any}</option>${values.map((one) => option(one, optionName(name, one, language), value))}</select></label>`;
}

/** More choices than this are folded. */
const mostOpen = 8;
/** Above it, a number is typed. */
const mostOptions = 20;
const monthsAhead = 36;

function optionsOf(field: FilterField, chosen: unknown, today: string): (string | number)[] {
  if (field.kind === 'one') return [...field.table.ids];
  if (field.kind === 'whole') {
    return Array.from({ length: field.max - field.min + 1 }, (_, above) => field.min + above);
  }
  const [year = 0, month = 1] = today.split('-').map(Number);
  const coming = Array.from({ length: monthsAhead }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 7),
  );
  return typeof chosen === 'string' ? [...new Set([...coming, chosen])].toSorted() : coming;
}

/** The chosen filters, each with a link to the list without it. */
function chips(kind: ListKind, asked: ListAsked, reading: Reading): Html {
  const t = say(words, reading.language);
  const without = (filter: VisitorFilter) =>
    linkTo(`/${kind}`, { ...asked, filter, cursor: undefined }, reading);
  return html`<ul class="chips">${chosenIn(asked.filter, reading.language).map(
    ({ text, rest }) =>
      html`<li><a href="${without(rest)}" rel="nofollow" aria-label="${t.remove(text)}">${text} ×</a></li>`,
  )}<li><a href="${without({})}">${t.clear}</a></li></ul>`;
}

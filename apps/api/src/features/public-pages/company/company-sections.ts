import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { type Language, say } from '@engawa/contract/language';
import { countries } from '@engawa/contract/reference/places/countries';
import { html } from '@engawa/platform/text/html';
import { langOf, nameIn, pictureMarkup, picturesOf } from '../markup.ts';
import { writtenFor } from '../reading.ts';
import { words } from '../words.ts';
import type { ReadCompany } from './read-company.ts';

const half = '(min-width: 615px) 30rem, 100vw';

const outward = (href: string, label: string) =>
  html`<a class="outward" href="${href}" target="_blank" rel="noopener noreferrer nofollow">${label}</a>`;

export function services({ view, images }: ReadCompany, language: Language) {
  const t = say(words, language);
  const written = writtenFor(view.services, language);
  const named = (written?.words ?? []).filter(({ productTitle }) => productTitle);
  if (!written || named.length === 0) return undefined;
  return html`<section><h2>${t.services}</h2><ul class="items"${langOf(written)}>${named.map(
    ({ productTitle, productPlace, productMessage, productUrl, companyProductImage }) =>
      html`<li><h3>${productTitle}</h3>${productPlace && html`<p class="soft">${productPlace}</p>`}${
        companyProductImage.length > 0 &&
        html`<div class="pictures">${companyProductImage.map(({ productImage }) =>
          pictureMarkup(picturesOf(images, productImage), {
            aspect: pictureShapes.product.aspect,
            sizes: half,
          }),
        )}</div>`
      }${productMessage && html`<p class="prose">${productMessage}</p>`}${productUrl && html`<p>${outward(productUrl, t.openLink)}</p>`}</li>`,
  )}</ul></section>`;
}

export function companyPlaces({ view }: ReadCompany, language: Language) {
  const t = say(words, language);
  const written = writtenFor(view.offices, language);
  const named = (written?.words ?? []).filter(({ officeName }) => officeName);
  if (!written || named.length === 0) return undefined;
  const headquartersFirst = named.toSorted((a, b) => Number(b.hqFlag) - Number(a.hqFlag));
  return html`<section><h2>${t.offices}</h2><ul class="items">${headquartersFirst.map((office) => {
    const lines =
      office.tab === 'domestic'
        ? [office.jpOfficesAddress1, office.jpOfficesAddress2]
        : [office.address, office.town, nameIn(countries, office.countryName, language)];
    return html`<li><h3><span${langOf(written)}>${office.officeName}</span>${office.hqFlag && html`<span class="hq">${t.hq}</span>`}</h3><p class="soft"${langOf(written)}>${lines.filter(Boolean).join(say({ ja: ' ', en: ', ' }, written.language))}</p></li>`;
  })}</ul></section>`;
}

export function links({ view }: ReadCompany, language: Language) {
  const written = writtenFor(view.urls, language);
  const named = (written?.words ?? []).flatMap(({ title, url }) =>
    url === null ? [] : [{ title: title ?? url, url }],
  );
  if (!written || named.length === 0) return undefined;
  return html`<section><h2>${say(words, language).links}</h2><ul>${named.map(({ title, url }) => html`<li${langOf(written)}>${outward(url, title)}</li>`)}</ul></section>`;
}

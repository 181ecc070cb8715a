import type { ContentKind } from '@engawa/contract/contents/kinds';
import * as contract from '@engawa/contract/translation/company';
import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';
import { Browser } from '../server/browser.ts';

export const translationContract = Object.values(contract);
export const translationEndpoints = translationContract.filter(({ method }) => method === 'POST');

export const showService = async (api: TestApp, { headers }: SignedIn) =>
  (await api.app.inject({ url: contract.showTranslation.path, headers })).json();

const general = contract.translateGeneral.path;

export const sendTexts = (
  api: TestApp,
  who: SignedIn | null,
  body: object,
  { path = general, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) => new Browser(api, { language: 'en' }).post(path, body, { ...who?.headers, ...headers });

export const orderOf = (from: 'jp' | 'en', ...texts: string[]) => ({
  from,
  fields: texts.map((text, at) => ({ path: `field.${at}`, text })),
});

export async function translated(
  api: TestApp,
  who: SignedIn,
  from: 'jp' | 'en',
  ...texts: string[]
): Promise<(string | null)[]> {
  const reply = await sendTexts(api, who, orderOf(from, ...texts));
  return reply.json().fields.map(({ text }: { text: string | null }) => text);
}

export interface Words {
  jp: object | null;
  en: object | null;
}

/** Inserts a published content with plain SQL. */
export async function publishWords(
  { services, clock }: TestApp,
  companyId: string,
  kind: ContentKind,
  words: Words,
  { at = clock.now(), drift = {}, published = true } = {},
): Promise<void> {
  const document = JSON.stringify({ ...words, common: {} });
  await services.databases.commands
    .insertInto('content')
    .values({
      company_id: companyId,
      kind,
      draft: document,
      published: published ? document : null,
      published_at: published ? at : null,
      drift: JSON.stringify(drift),
      published_drift: JSON.stringify(published ? drift : {}),
      created_at: at,
      updated_at: at,
      updated_by: null,
    })
    .execute();
}

export const salesInTokyo: Words = {
  jp: { position: '東京の営業' },
  en: { position: 'Sales in Tokyo' },
};

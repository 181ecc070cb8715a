import { say } from '@engawa/contract/language';
import type { Answer, Visit } from '../../http/visit.ts';
import { html, sentence } from '../../pages/html.ts';
import { wordsIn } from '../../pages/words.ts';
import type { OpenInteraction } from '../../provider/open-interaction.ts';
import { consentWords } from './words.ts';

const known = ['openid', 'email', 'profile'] as const;

const missingScopes = ({ prompt }: OpenInteraction): string[] =>
  (prompt.details['missingOIDCScope'] as string[] | undefined) ?? [];

export function showConsent(visit: Visit, interaction: OpenInteraction): Answer {
  const t = wordsIn(consentWords, visit.language);
  const { thirdParty, clientId } = visit.client;
  const client = html`<strong>${thirdParty ? say(thirdParty.name, visit.language) : clientId}</strong>`;
  const asked = known.filter((scope) => missingScopes(interaction).includes(scope));
  return {
    page: {
      title: t.title,
      body: html`<p>${sentence(t.lead, { client })}</p>
<ul class="list">${asked.map((scope) => html`<li>${t[scope]}</li>`)}</ul>
<form method="post" action="${visit.to('consent')}">
<button type="submit" name="answer" value="allow" class="primary">${t.allow}</button>
<button type="submit" name="answer" value="refuse">${t.refuse}</button>
</form>`,
    },
  };
}

export async function consent(visit: Visit, interaction: OpenInteraction): Promise<Answer> {
  const { provider, accountId, grantId } = interaction;
  if (visit.field('answer') !== 'allow' || !accountId) {
    return { goTo: await interaction.finish({ error: 'access_denied' }) };
  }
  const grant =
    (grantId && (await provider.Grant.find(grantId))) ||
    new provider.Grant({ accountId, clientId: interaction.clientId });
  grant.addOIDCScope(missingScopes(interaction).join(' '));
  return { goTo: await interaction.finish({ consent: { grantId: await grant.save() } }) };
}

import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../../context.ts';
import { addPage } from '../../http/add-page.ts';
import { expired } from '../../http/expired.ts';
import type { Answer, Visit } from '../../http/visit.ts';
import type { OpenInteraction } from '../../provider/open-interaction.ts';
import { consent, showConsent } from './consent.ts';

export function addConsent(server: FastifyInstance, identity: IdentityContext): void {
  const asked =
    (answer: (visit: Visit, interaction: OpenInteraction) => Answer | Promise<Answer>) =>
    (visit: Visit) =>
      visit.interaction?.prompt.name === 'consent'
        ? answer(visit, visit.interaction)
        : expired(visit);
  addPage(server, identity, 'GET', '/interaction/:uid/consent', asked(showConsent));
  addPage(server, identity, 'POST', '/interaction/:uid/consent', asked(consent));
}

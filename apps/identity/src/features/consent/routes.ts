import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../../context.ts';
import { addStep } from '../../http/add-page.ts';
import { expired } from '../../http/expired.ts';
import type { Visit } from '../../http/visit.ts';
import type { OpenInteraction } from '../../provider/open-interaction.ts';
import { consent, showConsent } from './consent.ts';

export function addConsent(server: FastifyInstance, identity: IdentityContext): void {
  const asked =
    (answer: typeof showConsent | typeof consent) => (visit: Visit, interaction: OpenInteraction) =>
      interaction.prompt.name === 'consent' ? answer(visit, interaction) : expired(visit);
  addStep(server, identity, 'GET', '/consent', asked(showConsent));
  addStep(server, identity, 'POST', '/consent', asked(consent));
}

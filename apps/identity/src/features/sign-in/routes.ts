import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../../context.ts';
import { addPage } from '../../http/add-page.ts';
import { expired } from '../../http/expired.ts';
import { sendCode } from './send-code.ts';
import { showSignIn, signIn } from './sign-in.ts';

export function addSignIn(server: FastifyInstance, identity: IdentityContext): void {
  // Where the provider sends people; what they came for decides the page.
  addPage(server, identity, 'GET', '/interaction/:uid', (visit) => {
    const { interaction } = visit;
    if (!interaction) return expired(visit);
    if (interaction.prompt.name === 'consent') return { goTo: visit.to('consent') };
    if (interaction.param('screen_hint') === 'password') return { goTo: visit.to('forgot') };
    const register =
      interaction.prompt.name === 'create' || interaction.param('screen_hint') === 'register';
    return register ? { goTo: visit.to('register') } : showSignIn(identity, visit);
  });
  addPage(server, identity, 'GET', '/interaction/:uid/sign-in', (visit) =>
    visit.interaction ? showSignIn(identity, visit) : expired(visit),
  );
  addPage(server, identity, 'POST', '/interaction/:uid/sign-in', (visit) =>
    visit.interaction ? signIn(identity, visit, visit.interaction) : expired(visit),
  );
  addPage(server, identity, 'POST', '/interaction/:uid/code', (visit) =>
    visit.interaction ? sendCode(identity, visit) : expired(visit),
  );
}

import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../../context.ts';
import { addStep } from '../../http/add-page.ts';
import { sendCode } from './send-code.ts';
import { showSignIn, signIn } from './sign-in.ts';

export function addSignIn(server: FastifyInstance, identity: IdentityContext): void {
  // The provider's entry; the requested prompt decides the page.
  addStep(server, identity, 'GET', '', (visit, interaction) => {
    if (interaction.prompt.name === 'consent') return { goTo: visit.to('consent') };
    if (interaction.param('screen_hint') === 'password') return { goTo: visit.to('forgot') };
    const register =
      interaction.prompt.name === 'create' || interaction.param('screen_hint') === 'register';
    return register ? { goTo: visit.to('register') } : showSignIn(identity, visit);
  });
  addStep(server, identity, 'GET', '/sign-in', (visit) => showSignIn(identity, visit));
  addStep(server, identity, 'POST', '/sign-in', (...step) => signIn(identity, ...step));
  addStep(server, identity, 'POST', '/code', (visit) => sendCode(identity, visit));
}

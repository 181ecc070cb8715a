import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../../context.ts';
import { addPage } from '../../http/add-page.ts';
import { forgot, reset, showForgot, showReset } from './reset.ts';

export function addReset(server: FastifyInstance, identity: IdentityContext): void {
  for (const base of ['', '/interaction/:uid']) {
    addPage(server, identity, 'GET', `${base}/forgot`, (visit) => showForgot(identity, visit));
    addPage(server, identity, 'POST', `${base}/forgot`, (visit) => forgot(identity, visit));
    addPage(server, identity, 'GET', `${base}/reset`, (visit) => showReset(identity, visit));
    addPage(server, identity, 'POST', `${base}/reset`, (visit) => reset(identity, visit));
  }
}

import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../../context.ts';
import { addPage } from '../../http/add-page.ts';
import { confirm, showConfirm } from './confirm.ts';

export function addConfirm(server: FastifyInstance, identity: IdentityContext): void {
  for (const path of ['/confirm', '/interaction/:uid/confirm']) {
    addPage(server, identity, 'GET', path, (visit) => showConfirm(identity, visit));
    addPage(server, identity, 'POST', path, (visit) => confirm(identity, visit));
  }
}

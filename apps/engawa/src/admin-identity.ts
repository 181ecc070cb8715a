import { upkeep } from '@engawa/api/admin/admin-command';
import { demoRemove } from '@engawa/api/demo/admin';
import type { ApiServices } from '@engawa/api/services';
import { removePeople } from '@engawa/identity/demo-people';
import type { Tx as IdentityTx } from '@engawa/identity/tables';
import { notDone } from '@engawa/platform/desk/command';
import { addIdentity, demoPeople } from './identity.ts';

/** Operator commands of the identity service when it runs in this process. */
export const identityCommands = {
  'rotate-identity-keys': upkeep({
    words: {},
    does: 'lets the identity service sign with a new key; the old one stays known',
    run: async (services: ApiServices) => {
      const identity = await addIdentity(services, undefined);
      if (!identity) notDone('Another issuer is set with OIDC_ISSUER; its keys are its own.');
      await identity.rotateKeys();
      return { signsInMinutes: 5 };
    },
    print: () => 'The new key is published now and signs in five minutes.',
  }),
  'demo-remove': demoRemove((tx) =>
    // One database with the tables of both; each side's type knows only its own.
    removePeople(tx as unknown as IdentityTx, demoPeople),
  ),
};

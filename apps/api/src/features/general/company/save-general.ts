import type { saveGeneral as endpoint } from '@engawa/contract/general/company';
import { generalFaults } from '@engawa/contract/general/publish-faults';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { askForVerification, tellIfMarkLost, type Verifier } from '../../account/public.ts';
import {
  findGeneral,
  presentSaved,
  publishContent,
  refuseFaults,
  saveContent,
} from '../../contents/public.ts';
import { requireEmployer } from '../../jobs/public.ts';
import { keepCompanyRows } from '../../search-rows/public.ts';
import { adoptSaid } from '../adopt-said.ts';

export const saveGeneral =
  ({ verifier }: { verifier: Verifier }): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, language, now } = call;
    const { generalInfo: draft, version, inStep } = body;
    const publishes = body.status === 1;
    if (publishes) refuseFaults(generalFaults(draft), language);
    const stored = await findGeneral(tx, actor.companyId);
    const id = await saveContent(call, {
      kind: 'general',
      id: stored?.id ?? null,
      version,
      draft,
      inStep,
    });
    if (publishes) {
      await requireEmployer(call, draft);
      await publishContent(call, 'general', { id, draft });
      // Under another name it is to be verified again: the database takes the mark away.
      const { renamed, wasVerified } = await adoptSaid(tx, actor.companyId, draft);
      await keepCompanyRows(tx, actor.companyId, now);
      if (renamed) {
        await askForVerification(call, verifier, actor.companyId);
        if (wasVerified) await tellIfMarkLost(call, actor.companyId);
      }
    }
    return presentSaved(found(await findGeneral(tx, actor.companyId)));
  };

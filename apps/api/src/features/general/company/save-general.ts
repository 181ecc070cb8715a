import type { saveGeneral as endpoint } from '@engawa/contract/general/company';
import { generalFaults } from '@engawa/contract/general/publish-faults';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { askForVerification, notifyIfUnverified, type Verifier } from '../../account/public.ts';
import {
  findGeneral,
  presentSaved,
  publishContent,
  refuseFaults,
  saveContent,
} from '../../contents/public.ts';
import { requireEmployer } from '../../jobs/public.ts';
import { writeCompanyRows } from '../../search-rows/public.ts';
import { adoptGeneral } from '../adopt-general.ts';
import { withCheckedNames } from '../with-checked-names.ts';

export const saveGeneral =
  ({ verifier }: { verifier: Verifier }): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, language, now } = call;
    const { generalInfo: given, version, inStep } = body;
    const publishes = body.status === 1;
    if (publishes) refuseFaults(generalFaults(given), language);
    const draft = publishes ? await withCheckedNames(call, given) : given;
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
      // A database trigger removes the verification of a renamed company.
      const { renamed, wasVerified } = await adoptGeneral(tx, actor.companyId, draft);
      await writeCompanyRows(tx, actor.companyId, now);
      if (renamed) {
        await askForVerification(call, verifier, actor.companyId, { wasVerified });
        if (wasVerified) await notifyIfUnverified(call, verifier, actor.companyId);
      }
    }
    return presentSaved(found(await findGeneral(tx, actor.companyId)));
  };

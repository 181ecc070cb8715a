import { plans } from '@engawa/contract/reference/companies/plans';
import { notDone } from '@engawa/platform/desk/command';
import { id, oneOf } from '@engawa/platform/desk/words';
import { acts } from '../../../admin/admin-command.ts';
import { updatePlan } from './plan.repo.ts';

/** Plans by their English name in lower case: `free`, `premium`. */
const byName = new Map(plans.entries.map((plan) => [plan.name.en.toLowerCase(), plan]));

const nameOf = (plan: number): string =>
  plans.has(plan) ? plans.byId(plan).name.en.toLowerCase() : String(plan);

export const planCommands = {
  'set-plan': acts({
    words: { company: id('company'), plan: oneOf([...byName.keys()]) },
    does: 'puts a company on a plan; it counts from the next request on',
    more: 'What a company has already opened or asked stays, also where the new plan allows less.',
    run: async ({ tx, concerns }, { company, plan: name }) => {
      const plan = byName.get(name);
      const was = plan && (await updatePlan(tx, company, plan.id));
      if (!plan || was === undefined) notDone('There is no company with this id.');
      concerns(company);
      return { companyId: company, plan: name, was: nameOf(was) };
    },
    print: ({ companyId, plan, was }) =>
      plan === was
        ? `${companyId} has the plan ${plan} already.`
        : `${companyId}: ${was} → ${plan}.`,
  }),
};

import { notDone } from '@engawa/platform/desk/command';
import { id, text } from '@engawa/platform/desk/words';
import { type AdminAct, acts } from '../../../admin/admin-command.ts';
import { type CompanyFacts, findFacts } from '../facts.repo.ts';
import { listLookAlikes, namesOf } from './look-alikes.ts';
import { verifyAndNotify } from './verification.ts';

const noCompany = 'There is no company with this id.';

interface Verified {
  companyId: string;
  facts: CompanyFacts;
  owners: readonly string[];
  lookAlikes: readonly string[];
}

const line = (label: string, value: string | null): string => `  ${label}: ${value ?? '–'}`;

const describe = ({ facts, owners, lookAlikes }: Verified): string =>
  [
    line('Name', namesOf(facts)),
    line('Registered name', facts.legalName),
    line('Corporate number', facts.corporateNumber),
    line('Representative', facts.representative),
    line('Address', facts.address),
    line('Phone', facts.phone),
    line('Signed up', facts.signedUpAt.toISOString()),
    line('Owners', owners.join(', ')),
    ...lookAlikes.map((other) => `  Warning: a reader may take it for ${other}`),
  ].join('\n');

/** The operator repeats the name, so that a company renamed since they looked is not verified. */
export const verifyCommand = acts({
  words: { company: id('company'), name: text('its name') },
  does: 'notes that a company is what it says: from then on it may find and ask students',
  more: 'The name is the whole one that find-company shows, in quotation marks. --dry-run shows the facts first.',
  run: async (
    { tx, outbox, now, services: { origin }, concerns }: AdminAct<{ origin: string }>,
    { company, name },
  ) => {
    const facts = (await findFacts(tx, company)) ?? notDone(noCompany);
    if (name !== namesOf(facts)) {
      notDone(`The company is now called “${namesOf(facts)}”, not “${name}”. Nothing was changed.`);
    }
    const lookAlikes = await listLookAlikes(tx, facts);
    const owners =
      (await verifyAndNotify({ tx, outbox, now, origin }, company)) ?? notDone(noCompany);
    concerns(company);
    return { companyId: company, facts, owners, lookAlikes };
  },
  print: (verified) => `Done: ${verified.companyId}.\n${describe(verified)}`,
});

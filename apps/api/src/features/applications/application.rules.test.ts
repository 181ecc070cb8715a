import type { ApplicationStatus, OutcomeResult } from '@engawa/contract/applications/schemas';
import { expect, test } from 'vitest';
import { type Act, act, type Standing } from './application.rules.ts';

const standing = (
  status: ApplicationStatus,
  { applied = true, planned = null }: { applied?: boolean; planned?: OutcomeResult | null } = {},
): Standing => ({ status, applied, planned });

const fresh = standing('new');
const going = standing('in-progress');
const planned = standing('new', { planned: 'declined' });
const preApplied = standing('new', { applied: false });
const offered = standing('offered');
const withdrawn = standing('withdrawn');

test.each<[Standing, Act, Standing | string]>([
  [fresh, 'start', going],
  [going, 'back', fresh],
  [fresh, 'offered', 'offer_before_selection'],
  [fresh, 'declined', planned],
  [going, 'offered', standing('in-progress', { planned: 'offered' })],
  [going, 'declined', standing('in-progress', { planned: 'declined' })],
  [planned, 'declined', 'outcome_given'],
  [planned, 'offered', 'outcome_given'],
  [planned, 'start', 'outcome_given'],
  [planned, 'undo', fresh],
  [planned, 'release', standing('declined')],
  [planned, 'withdraw', withdrawn],
  [fresh, 'undo', 'outcome_given'],
  [fresh, 'release', 'outcome_sent'],
  [offered, 'undo', 'outcome_sent'],
  [offered, 'declined', 'outcome_given'],
  [offered, 'back', 'outcome_given'],
  [offered, 'withdraw', 'application_ended'],
  [fresh, 'withdraw', withdrawn],
  [withdrawn, 'withdraw', 'application_ended'],
  [withdrawn, 'release', 'outcome_sent'],
  [withdrawn, 'offered', 'outcome_given'],
  [preApplied, 'confirm', fresh],
  [preApplied, 'offered', 'outcome_given'],
  [preApplied, 'start', 'outcome_given'],
  [preApplied, 'withdraw', standing('withdrawn', { applied: false })],
  [fresh, 'confirm', 'already_applied'],
  [withdrawn, 'confirm', 'already_applied'],
])('%j: %s', (before, what, after) => {
  const outcome = act(before, what);
  expect('fault' in outcome ? outcome.fault : outcome.standing).toEqual(after);
});

import * as applicationsInside from '@engawa/contract/applications/inside';
import * as applicationsLabels from '@engawa/contract/applications/labels';
import * as applicationsRecord from '@engawa/contract/applications/record';
import * as connectLabels from '@engawa/contract/connect/labels';
import type { AnyEndpoint } from '@engawa/contract/endpoint';
import * as messagesInside from '@engawa/contract/messages/inside';

const tenants = ['student A', 'student B', 'company A', 'company B'] as const;
export type Tenant = (typeof tenants)[number];

/** `own`: for its author only; `shown`: the other side may come to see it. */
type Scope = 'own' | 'shown';
const scopes: readonly Scope[] = ['own', 'shown'];

/** Placeholder for a mark of the same length, so that replacing it changes no length limit. */
export const markSlot = 'zqmarkz';
const letters = {
  'student A': 'sa',
  'student B': 'sb',
  'company A': 'ca',
  'company B': 'cb',
  own: 'ow',
  shown: 'sh',
} as const;
const markOf = (tenant: Tenant, scope: Scope): string => `zq${letters[tenant]}${letters[scope]}z`;

/** Features whose texts the other side may come to read. */
const shownFeatures: Record<'student' | 'company', ReadonlySet<string>> = {
  student: new Set([
    'account',
    'profile',
    'connect',
    'applications',
    'messages',
    'slots',
    'events',
    'files',
    'afterOffer',
  ]),
  company: new Set([
    'account',
    'general',
    'jobs',
    'events',
    'articles',
    'tips',
    'companyInfo',
    'connect',
    'applications',
    'messages',
    'slots',
    'files',
    'team',
    'signup',
    'afterOffer',
  ]),
};

const inside: ReadonlySet<string> = new Set(
  [applicationsInside, applicationsLabels, applicationsRecord, connectLabels, messagesInside]
    .flatMap((declared) => Object.values(declared) as AnyEndpoint[])
    .map(({ id }) => id),
);

const sideOf = (tenant: Tenant) => tenant.split(' ')[0] as 'student' | 'company';

/** Mark for texts that this tenant writes through this call. */
export function markFor(tenant: Tenant | undefined, endpointId: string): string {
  if (!tenant) return 'zqnobdz';
  const [, feature = ''] = endpointId.split('.');
  const isShown = shownFeatures[sideOf(tenant)].has(feature) && !inside.has(endpointId);
  return markOf(tenant, isShown ? 'shown' : 'own');
}

/**
 * Students never read each other, visitors read no student, companies read each other only on pages
 * for everybody; only the owner reads `own` texts.
 */
function mayRead(reader: Tenant | undefined, owner: Tenant, scope: Scope, endpointId: string) {
  if (reader === owner) return true;
  if (scope === 'own') return false;
  const side = reader && sideOf(reader);
  if (sideOf(owner) === 'student') return side === 'company';
  return side !== 'company' || endpointId.startsWith('anyone.');
}

export const hasMark = (text: string): boolean =>
  tenants.some((tenant) => scopes.some((scope) => text.includes(markOf(tenant, scope))));

/** Marks in a response that its reader must not see. */
export function leaksIn(text: string, reader: Tenant | undefined, endpointId: string): string[] {
  const found = text.toLowerCase();
  return tenants.flatMap((owner) =>
    scopes
      .filter((scope) => !mayRead(reader, owner, scope, endpointId))
      .filter((scope) => found.includes(markOf(owner, scope)))
      .map((scope) => `${owner} (${scope})`),
  );
}

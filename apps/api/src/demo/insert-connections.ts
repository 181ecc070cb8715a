import {
  hoshizoraConnections,
  hoshizoraLabels,
  linhConnections,
} from '@engawa/demo/connect/connections';
import type { Tx } from '../database.ts';
import {
  addLabels,
  type Connection,
  type Pair,
  writeConnection,
} from '../features/connect/public.ts';
import { insertLabel } from '../features/labels/public.ts';
import { listDemoRecruiters } from './conversations/conversations.repo.ts';
import { insertNotifications } from './insert-notifications.ts';

const dayMs = 24 * 60 * 60_000;
/** The company has seen connections that are older than this many days. */
const seenAfterDays = 7;

interface World {
  companyIds: ReadonlyMap<string, string>;
  /** The demo student with a full profile comes first. */
  studentIds: readonly string[];
  now: Date;
}

type DemoConnection = (typeof linhConnections)[string];

/** Requests in every state and labelled connections, so that a visitor of the demo can try each. */
export async function insertConnections(tx: Tx, world: World): Promise<void> {
  const { companyIds, studentIds, now } = world;
  // Index 1, the demo student with an empty profile, is left out.
  const [linh = '', , ...others] = studentIds;
  const connections: (Connection & { pair: Pair })[] = [];
  const recruiters = await listDemoRecruiters(tx);
  const write = async (
    student: string,
    domain: string,
    { daysAgo, ...connection }: DemoConnection,
  ) => {
    const company = companyIds.get(domain) ?? '';
    const pair = { student, company };
    const colleague = (role: string) => recruiters.get(`${company} ${role}@${domain}.example`);
    const recruiterId = colleague('recruiter') ?? colleague('owner') ?? null;
    const changedBy = changedTo[connection.state](connection.askedBy);
    const written = { ...connection, changedBy, since: new Date(now.getTime() - daysAgo * dayMs) };
    await writeConnection(tx, pair, {
      ...written,
      recruiterId: connection.askedBy === 'company' ? recruiterId : null,
      seen: daysAgo > seenAfterDays,
    });
    connections.push({ ...written, pair });
  };
  for (const [domain, connection] of Object.entries(linhConnections)) {
    await write(linh, domain, connection);
  }
  const hoshizora = companyIds.get('hoshizora') ?? '';
  const labels: string[] = [];
  for (const [place, label] of hoshizoraLabels.entries()) {
    labels.push(await insertLabel(tx, 'connect', hoshizora, { ...label, place }));
  }
  for (const [at, { labels: put, ...connection }] of hoshizoraConnections.entries()) {
    const student = others[at] ?? '';
    await write(student, 'hoshizora', connection);
    const ids = put.flatMap((place) => labels[place] ?? []);
    await addLabels(tx, hoshizora, [student], ids);
  }
  const readUntil = new Date(now.getTime() - seenAfterDays * dayMs);
  await insertNotifications(tx, connections, { readUntil });
}

type Side = DemoConnection['askedBy'];

const otherSide = { student: 'company', company: 'student' } as const;

const changedTo: Record<DemoConnection['state'], (askedBy: Side) => Side | null> = {
  asked: (askedBy) => askedBy,
  cancelled: (askedBy) => askedBy,
  ended: (askedBy) => askedBy,
  connected: (askedBy) => otherSide[askedBy],
  declined: (askedBy) => otherSide[askedBy],
  // Expired; neither side changed it.
  expired: () => null,
};

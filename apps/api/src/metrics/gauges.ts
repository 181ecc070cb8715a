import type { Gauges, Series } from '@engawa/platform/http/server/metrics';
import { countUndeliverable } from '@engawa/platform/mail/delivery/undeliverable.repo';
import { countUnsent } from '@engawa/platform/mail/mail.repo';
import { countLeftOut } from '@engawa/platform/mail/mail-budget.repo';
import { buildOf } from '../build.ts';
import { countNewErrors, countReports } from '../features/client-errors/public.ts';
import { countSpentBudgets } from '../features/reach/public.ts';
import { jobsWaiting } from '../operator/health.repo.ts';
import type { ApiServices } from '../services.ts';
import { standbyGauges } from './standby-gauges.ts';

export function apiGauges(services: ApiServices): Gauges {
  const { databases, jobs, hub, limits, clock, failures, indexes, settings } = services;
  const { pool, commands } = databases;
  return {
    // Measured before the gauges query the database, so that they do not count themselves.
    engawa_database_waiting: {
      help: 'Commands that wait for a connection.',
      read: () => pool.waitingCount,
    },
    engawa_database_connections_used: {
      help: 'Connections of the pool that are at work.',
      read: () => pool.totalCount - pool.idleCount,
    },
    engawa_database_connections_most: {
      help: 'How many connections the pool may open (DATABASE_POOL).',
      read: () => settings.DATABASE_POOL,
    },
    engawa_open_streams: { help: 'Open event streams.', read: () => hub.openStreams },
    engawa_mails_waiting: {
      help: 'Mails that were not handed to the relay yet.',
      read: async () => (await countUnsent(commands)).count,
    },
    engawa_jobs_waiting: {
      help: 'Jobs that are due and not begun.',
      read: () => jobsWaiting(commands, clock.now()),
    },
    engawa_dead_jobs: {
      help: 'Jobs that were given up and wait for the operator.',
      read: () => jobs.countDead(),
    },
    engawa_store_failures: {
      help: 'Failed calls to the object store since the start.',
      read: () => failures.store,
    },
    engawa_relay_failures: {
      help: 'Failed deliveries to the relay since the start.',
      read: () => failures.relay,
    },
    engawa_undeliverable_addresses: {
      help: 'Addresses that mails are no longer sent to, because they were refused for good.',
      read: () => countUndeliverable(commands),
    },
    engawa_student_reading_spent: {
      help: 'Companies and people who have read as much of students today as they may. Look at them.',
      read: () => countSpentBudgets(commands, clock.now()),
    },
    engawa_mails_left_out: {
      help: 'Mails left out today because a company or a receiver had enough.',
      read: () => countLeftOut(commands, clock.now()),
    },
    engawa_client_errors: {
      help: 'Errors of the client that browsers have reported today.',
      read: () => countReports(limits),
    },
    engawa_client_errors_new: {
      help: 'Errors of the client that were met for the first time within the last day. Look at them.',
      read: () => countNewErrors(commands, clock.now()),
    },
    engawa_students_indexed: {
      help: '1 while students are searched in memory or by the search cluster; 0 while the database answers in its place.',
      read: () => (indexes?.isReady('student') ? 1 : 0),
    },
    ...(databases.standby && standbyGauges(databases.standby)),
  };
}

/** The release as a label; the value is always 1. */
export const buildInfo = (settings: { ENGAWA_BUILD?: string | undefined }): Series => ({
  engawa_build_info: {
    help: 'The release that runs.',
    kind: 'gauge',
    labels: ['version'],
    read: () => [{ of: { version: buildOf(settings) }, value: 1 }],
  },
});

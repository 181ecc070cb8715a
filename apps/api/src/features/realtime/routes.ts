/**
 * Feature realtime. Signals to open pages, as a stream or by polling: hints that something
 * changed, without contents.
 */

import { pollCompanySignals, streamCompanySignals } from '@engawa/contract/realtime/company';
import { pollStudentSignals, streamStudentSignals } from '@engawa/contract/realtime/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { RealtimeHub } from '@engawa/platform/realtime/hub';
import type { SignalSource } from '@engawa/platform/realtime/signals.repo';
import { pollSignals as pollCompany } from './company/poll-signals.ts';
import { streamSignals as streamCompany } from './company/stream-signals.ts';
import { pollSignals as pollStudent } from './student/poll-signals.ts';
import { streamSignals as streamStudent } from './student/stream-signals.ts';

export const realtimeRoutes = (services: { hub: RealtimeHub; signals: SignalSource }) => [
  bind(streamStudentSignals, streamStudent(services.hub)),
  bind(pollStudentSignals, pollStudent(services.signals)),
  bind(streamCompanySignals, streamCompany(services.hub)),
  bind(pollCompanySignals, pollCompany(services.signals)),
];

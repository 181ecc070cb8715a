import { pollCompanySignals, streamCompanySignals } from '@engawa/contract/realtime/company';
import { pollStudentSignals, streamStudentSignals } from '@engawa/contract/realtime/student';
import type { ReadPipeline } from '@engawa/platform/db/pipeline';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { RealtimeHub } from '@engawa/platform/realtime/hub';
import { pollSignals as pollCompany } from './company/poll-signals.ts';
import { streamSignals as streamCompany } from './company/stream-signals.ts';
import { pollSignals as pollStudent } from './student/poll-signals.ts';
import { streamSignals as streamStudent } from './student/stream-signals.ts';

export const realtimeRoutes = (services: { hub: RealtimeHub; pipeline: ReadPipeline }) => [
  bind(streamStudentSignals, streamStudent(services.hub)),
  bind(pollStudentSignals, pollStudent(services.pipeline)),
  bind(streamCompanySignals, streamCompany(services.hub)),
  bind(pollCompanySignals, pollCompany(services.pipeline)),
];

import { pollCompanyEvents, streamCompanyEvents } from '@engawa/contract/realtime/company';
import { pollStudentEvents, streamStudentEvents } from '@engawa/contract/realtime/student';
import type { ReadPipeline } from '@engawa/platform/db/pipeline';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { RealtimeHub } from '@engawa/platform/realtime/hub';
import { pollEvents as pollCompany } from './company/poll-events.ts';
import { streamEvents as streamCompany } from './company/stream-events.ts';
import { pollEvents as pollStudent } from './student/poll-events.ts';
import { streamEvents as streamStudent } from './student/stream-events.ts';

export const realtimeRoutes = (services: { hub: RealtimeHub; pipeline: ReadPipeline }) => [
  bind(streamStudentEvents, streamStudent(services.hub)),
  bind(pollStudentEvents, pollStudent(services.pipeline)),
  bind(streamCompanyEvents, streamCompany(services.hub)),
  bind(pollCompanyEvents, pollCompany(services.pipeline)),
];

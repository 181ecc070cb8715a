import { eventCalls, nobody, saveOne } from '../../contents/events.ts';
import { createEmployer } from '../../contents/jobs.ts';
import type { SignedIn } from '../../database/factories.ts';
import { jpeg } from '../../files/sample-files.ts';
import { fileCalls } from '../../files/uploads.ts';
import { filledSections } from '../../people/filled-sections.ts';
import { profileCalls } from '../../people/profile.ts';
import { createProgramme, scholarshipCalls } from '../../people/scholarship.ts';
import type { StudentFixtures, Theirs } from '../fixture.ts';
import { entryFile, studentFile } from './files.ts';

const portrait: Theirs<SignedIn>['make'] = async (test, who) => {
  const files = [{ name: 'me.jpg', content: await jpeg(400, 400) }];
  return (await fileCalls(test).upload('portrait', files, { who })).json().file.id;
};

const entry: Theirs<SignedIn>['make'] = async (test, who) =>
  (await scholarshipCalls(test).add(who, await createProgramme(test))).json().entry.id;

const invitation: Theirs<SignedIn>['make'] = async (test, { accountId }) => {
  const host = await createEmployer(test);
  const audience = { ...nobody, studentIds: [accountId] };
  return saveOne(eventCalls(test), host, { status: 'limited', audience });
};

const application: Theirs<SignedIn>['make'] = async (test, who) => {
  const id = await invitation(test, who);
  const reply = await eventCalls(test).apply(who, id);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return id;
};

const research = { category: 'research', title: '水の研究', writeup: '川の水を調べています。' };

export const students: StudentFixtures = {
  'student.profile.saveBasic': {
    'body.pictureId': {
      make: portrait,
      call: async (pictureId, test, who) => ({
        body: {
          ...filledSections.basic,
          pictureId,
          version: (await profileCalls(test, who).show()).versions?.basic ?? 0,
        },
      }),
    },
  },
  'student.profile.attachResumeFile': {
    'body.fileId': {
      make: studentFile,
      call: (fileId) => ({ body: { slot: 'resume-ja', fileId } }),
    },
  },
  'student.scholarship.addEntry': {
    'body.programmeId': { open: 'programmes are for everyone' },
    'body.fileIds[]': {
      make: entryFile,
      call: async (id, test) => ({
        body: { ...research, programmeId: await createProgramme(test), fileIds: [id] },
      }),
    },
  },
  'student.scholarship.saveEntry': {
    'params.id': {
      make: entry,
      call: (id) => ({ params: { id }, body: { ...research, version: 1, fileIds: [] } }),
    },
    'body.fileIds[]': {
      make: entryFile,
      call: async (id, test, who) => ({
        params: { id: await entry(test, who) },
        body: { ...research, version: 1, fileIds: [id] },
      }),
    },
  },
  'student.scholarship.deleteEntry': {
    'params.id': { make: entry, call: (id) => ({ params: { id } }) },
  },
  'student.settings.saveSettings': {
    'body.blockedCompanyIds[]': { open: 'companies are found by name, by everyone' },
  },
  'student.settings.blockCompany': {
    'body.companyId': { open: 'companies are found by name, by everyone' },
  },
  'student.reports.sendReport': {
    'body.id': {
      make: invitation,
      call: (id) => ({ body: { about: 'event', id, reason: 'spam' } }),
    },
  },
  'student.events.showEvent': {
    'params.id': { make: invitation, call: (id) => ({ params: { id } }) },
  },
  'student.events.applyForEvent': {
    'body.eventId': { make: invitation, call: (eventId) => ({ body: { eventId } }) },
  },
  'student.events.cancelEvent': {
    'body.eventId': { make: application, call: (eventId) => ({ body: { eventId } }) },
  },
  'student.events.showCalendar': {
    'params.id': { make: application, call: (id) => ({ params: { id } }) },
  },
};

import { randomUUID } from 'node:crypto';
import { createEmployer, jobCalls, releaseOne } from '../../contents/jobs.ts';
import { createRecruiter, type SignedIn } from '../../database/factories.ts';
import { jpeg, pdf } from '../../files/sample-files.ts';
import { fillProfile } from '../../people/profile.ts';
import { applyOnce, externalJob } from '../../talk/applications.ts';
import { startTalking } from '../../talk/messages.ts';
import { evening } from '../../talk/shifts.ts';
import { gone, type Maker, type Plan, type Plans, rows } from '../write.ts';

const post = async ({ test }: Maker, { headers }: SignedIn, path: string, payload: object = {}) => {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/v1/student/${path}`,
    headers,
    payload,
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
};

const mailNotices = {
  connects: 'never',
  messages: 'never',
  news: 'never',
  applications: 'never',
};

const upload = (fields: Record<string, string>, file: () => Promise<Buffer>, ending: string) =>
  ({
    make: async (_maker, _who, mark) => ({
      form: { fields, file: { name: `${mark}.${ending}`, content: await file() } },
      traces: [rows('stored_file', 'name like $1', `${mark}.%`)],
    }),
  }) satisfies Plan;

const savedCompany: Plan['make'] = async ({ test }, { accountId }) => {
  const { companyId } = await createEmployer(test);
  return {
    input: { body: { companyId } },
    traces: [rows('saved_company', 'student_id = $1 and company_id = $2', accountId, companyId)],
  };
};

const pushAddress = (mark: string) => `https://fcm.googleapis.com/fcm/send/${mark}`;

export const studentWrites: Plans = {
  'student.messages.sendMessage': {
    make: async ({ test }, student, text) => {
      await fillProfile(test, student);
      const { threadId } = await startTalking(test, { student });
      return {
        keyless: true,
        input: { body: { threadId, clientId: randomUUID(), text } },
        traces: [
          rows('thread_message', 'text = $1', text),
          { text: 'select company_unread as n from thread where id = $1', values: [threadId] },
        ],
      };
    },
  },
  'student.messages.uploadFile': upload({}, async () => pdf, 'pdf'),
  'student.files.uploadFile': upload({ purpose: 'portrait' }, () => jpeg(400, 400), 'jpg'),
  'student.discover.keepFilter': {
    make: (_maker, _who, name) => ({
      input: { body: { name, about: 'jobs', filter: { prefectures: ['tokyo'] }, notify: true } },
      traces: [rows('kept_filter', 'name = $1', name)],
    }),
  },
  'student.settings.saveSettings': {
    make: (_maker, { accountId }) => ({
      input: {
        body: {
          version: 0,
          mailNotices,
          language: 'en',
          occupation: 'working',
          jobHuntingStatus: 'looking',
          blockedCompanyIds: [],
        },
      },
      traces: [rows('student_settings', 'student_id = $1 and version = 1', accountId)],
    }),
  },
  'student.settings.blockCompany': {
    make: async ({ test }, { accountId }) => ({
      input: { body: { companyId: (await createRecruiter(test)).companyId } },
      traces: [rows('blocked_company', 'student_id = $1', accountId)],
    }),
  },
  'student.connect.askCompany': {
    make: async ({ test }, who) => {
      await fillProfile(test, who);
      return {
        input: { body: { companyId: (await createEmployer(test)).companyId } },
        traces: [rows('connection', 'student_id = $1', who.accountId)],
      };
    },
  },
  'student.applications.applyExternally': {
    make: async ({ test }, who) => {
      await fillProfile(test, who);
      const jobId = await externalJob(test, await createEmployer(test, { plan: 2 }));
      return {
        input: { body: { jobId, residenceConfirmed: true } },
        traces: [rows('application', 'student_id = $1', who.accountId)],
      };
    },
  },
  'student.contact.sendMessage': {
    make: (_maker, _who, subject) => ({ input: { body: { subject, message: 'A question.' } } }),
  },
  'student.push.addDevice': {
    make: (_maker, _who, mark) => ({
      input: { body: { address: pushAddress(mark) } },
      traces: [rows('push_device', 'address = $1', pushAddress(mark))],
    }),
  },
  'student.push.removeDevice': {
    make: async (maker, who, mark) => {
      const body = { address: pushAddress(mark) };
      await post(maker, who, 'push', body);
      return { input: { body }, traces: [gone('push_device', 'address = $1', body.address)] };
    },
  },
  'student.saved.saveCompany': { make: savedCompany },
  'student.saved.forgetCompany': {
    make: async (maker, who, mark) => {
      const { input } = await savedCompany(maker, who, mark);
      await post(maker, who, 'my-activities/save/companies', input?.body ?? {});
      const traces = [gone('saved_company', 'student_id = $1', who.accountId)];
      return { ...(input && { input }), traces };
    },
  },
  'student.saved.forgetJob': {
    make: async (maker, who) => {
      const jobId = await releaseOne(jobCalls(maker.test), await createEmployer(maker.test));
      await post(maker, who, 'my-activities/save/jobs', { jobId });
      return {
        input: { body: { jobId } },
        traces: [gone('saved_job', 'student_id = $1', who.accountId)],
      };
    },
  },
  'student.calendar.makeFeed': {
    make: (_maker, { accountId }) => ({
      traces: [rows('calendar_feed', 'student_id = $1', accountId)],
    }),
  },
  'student.calendar.endFeed': {
    make: async (maker, who) => {
      await post(maker, who, 'calendar/feed');
      return { traces: [gone('calendar_feed', 'student_id = $1', who.accountId)] };
    },
  },
  'student.shifts.addShift': {
    make: (_maker, _who, workplace) => ({
      input: { body: { ...evening, workplace, weeks: 1 } },
      traces: [rows('work_shift', 'workplace = $1', workplace)],
    }),
  },
  'student.shifts.saveHolidays': {
    make: (_maker, { accountId }) => ({
      input: { body: { holidays: [{ from: '2031-08-01', to: '2031-09-20' }] } },
      traces: [rows('school_holiday', 'student_id = $1', accountId)],
    }),
  },
  'student.analytics.countCompanyView': {
    make: async ({ test }, { accountId }) => {
      const { companyId } = await createEmployer(test);
      const body = {
        company_id: companyId,
        company_name: '縁側商事',
        logo_image: null,
        referrer_url: '',
        time_spent: 3,
      };
      return {
        input: { body },
        traces: [
          rows('view_count', 'company_id = $1 and views = 1', companyId),
          rows('seen', 'student_id = $1 and times = 1', accountId),
        ],
      };
    },
  },
  'student.analytics.countJobApplication': {
    make: async ({ test }, student) => {
      await fillProfile(test, student);
      const { jobId } = await applyOnce(test, { student });
      return {
        input: { body: { job_id: jobId } },
        traces: [rows('view_count', `job_id = $1 and views = 1`, jobId)],
      };
    },
  },
  'student.account.deleteAccount': {
    make: (_maker, { accountId }) => ({ traces: [gone('student', 'id = $1', accountId)] }),
  },
  'student.auth.logOut': {
    make: (_maker, { accountId }) => ({
      traces: [rows('session', 'account_id = $1 and ended_at is not null', accountId)],
    }),
  },
};

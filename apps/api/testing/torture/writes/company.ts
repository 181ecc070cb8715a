import { randomUUID } from 'node:crypto';
import {
  createRecruiter,
  createStudent,
  type SignedInRecruiter,
  signIn,
} from '../../database/factories.ts';
import { jpeg, pdf } from '../../files/sample-files.ts';
import { openWishes } from '../../finding/targets.ts';
import { fillProfile } from '../../people/profile.ts';
import { password, twoStepCalls } from '../../people/two-step.ts';
import { connectThem, createTwo } from '../../talk/connect.ts';
import { startTalking } from '../../talk/messages.ts';
import { gone, type Maker, type Plan, type Plans, rows } from '../write.ts';

const withPassword = ({ test }: Maker) => createRecruiter(test, { password });
const withTwoStep = ({ test }: Maker) => twoStepCalls(test).withTwoStep();

const named = (table: string, rest: object = {}): Plan => ({
  make: (_maker, _who, name) => ({
    input: { body: { name, ...rest } },
    traces: [rows(table, 'name = $1', name)],
  }),
});

const mailNotices = {
  connects: 'never',
  messages: 'never',
  news: 'never',
  applicants: 'never',
  searches: 'never',
};

const facts = {
  version: 0,
  corporateNumber: '7000012050002',
  representative: '髙﨑 𠮷彦',
  postalCode: '100-0001',
  address: '東京都千代田区千代田1-1',
  phone: '03-1234-5678',
  industry: 3,
  employees: 42,
  founded: '1998-04',
  capital: 10_000_000,
  listing: 'unlisted',
  companyType: 'japanese',
  complaintsOffice: '人事部',
  complaintsEmail: 'voice@test.example',
  complaintsPhone: null,
};

export const companyWrites: Plans = {
  'company.messages.sendMessage': {
    make: async ({ test }, who, text) => {
      const { threadId } = await startTalking(test, { who: who as SignedInRecruiter });
      return {
        keyless: true,
        input: { body: { threadId, clientId: randomUUID(), text } },
        traces: [
          rows('thread_message', 'text = $1', text),
          { text: 'select student_unread as n from thread where id = $1', values: [threadId] },
        ],
      };
    },
  },
  'company.messages.uploadFile': {
    make: (_maker, _who, mark) => ({
      form: { fields: {}, file: { name: `${mark}.pdf`, content: pdf } },
      traces: [rows('stored_file', 'name = $1', `${mark}.pdf`)],
    }),
  },
  'company.files.uploadFile': {
    make: async (_maker, _who, mark) => ({
      form: {
        fields: { purpose: 'picture' },
        file: { name: `${mark}.jpg`, content: await jpeg(400, 300) },
      },
      traces: [rows('stored_file', 'name like $1', `${mark}.%`)],
    }),
  },
  'company.messages.addTemplate': named('message_template', { text: { jp: 'はい。', en: null } }),
  'company.saveLists.saveList': named('save_list'),
  'company.connect.saveLabel': named('connect_label', { colour: 'ai' }),
  'company.studentSearch.keepSearch': named('kept_search', { filter: {}, notify: true }),
  'company.targets.createSetting': named('target_setting', { wishes: openWishes }),
  'company.connect.askStudent': {
    make: async ({ test }) => {
      const student = await createStudent(test);
      await fillProfile(test, student);
      return {
        input: { body: { studentId: student.accountId } },
        traces: [rows('connection', 'student_id = $1', student.accountId)],
      };
    },
  },
  'company.connect.seeAccepted': {
    who: async ({ test }) => {
      const { student, who } = await createTwo(test);
      await connectThem(test, student, who);
      return who;
    },
    make: () => ({}),
  },
  'company.settings.saveNotifications': {
    make: (_maker, { accountId }) => ({
      input: { body: { version: 0, mailNotices, language: 'en' } },
      traces: [rows('recruiter_settings', 'recruiter_id = $1 and version = 1', accountId)],
    }),
  },
  'company.companyInfo.saveInfo': {
    who: ({ test }) => createRecruiter(test),
    make: (_maker, _who, legalName) => ({
      input: { body: { ...facts, legalName } },
      traces: [rows('company_info', 'legal_name = $1', legalName)],
    }),
  },
  'company.team.inviteMembers': {
    make: (_maker, _who, mark) => ({
      input: {
        body: { invitations: [{ email: `${mark}@mail.example`, role: 2, language: 'en' }] },
      },
      traces: [rows('invitation', 'email = $1', `${mark}@mail.example`)],
    }),
  },
  'company.emailChange.askChange': {
    make: (_maker, _who, mark) => ({
      input: { body: { email: `${mark}@mail.example` } },
      traces: [rows('one_time_token', 'data::text like $1', `%${mark}%`)],
    }),
  },
  'company.passwords.changePassword': {
    who: withPassword,
    make: () => ({
      input: { body: { current_password: password, new_password: 'hoshi-no-niwa-8' } },
    }),
  },
  'company.auth.logOut': {
    make: (_maker, { accountId }) => ({
      traces: [rows('session', 'account_id = $1 and ended_at is not null', accountId)],
    }),
  },
  'company.auth.endOtherSessions': {
    make: async ({ test }, { accountId }) => {
      await signIn(test, accountId);
      return { traces: [rows('session', 'account_id = $1 and ended_at is not null', accountId)] };
    },
  },
  'company.twoStep.startTwoStep': {
    make: (_maker, { accountId }) => ({
      traces: [rows('two_step', 'account_id = $1', accountId)],
    }),
  },
  'company.twoStep.confirmTwoStep': {
    make: async ({ test }, who) => {
      const calls = twoStepCalls(test);
      const { secret } = (await calls.call(who, 'POST', 'two-step/start')).json();
      return {
        input: { body: { code: calls.appOf(secret)() } },
        traces: [
          rows('two_step', 'account_id = $1 and confirmed_at is not null', who.accountId),
          {
            text: 'select (count(*) / 10)::int as n from recovery_code where account_id = $1',
            values: [who.accountId],
          },
        ],
      };
    },
  },
  'company.twoStep.renewCodes': { who: withTwoStep, make: () => ({}) },
  'company.twoStep.endTwoStep': {
    who: withTwoStep,
    make: (_maker, { accountId }) => ({
      traces: [
        gone('two_step', 'account_id = $1', accountId),
        gone('recovery_code', 'account_id = $1', accountId),
      ],
    }),
  },
};

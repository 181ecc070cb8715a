import type { Localized } from '@engawa/contract/language';
import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';

interface DemoPerson {
  email: string;
  password: string;
  name: string;
  note: Localized;
}

export interface DemoRecruiter extends DemoPerson {
  companies: readonly string[];
  level: AuthorityLevel;
  department: string;
  title: string;
}

export interface DemoStudent extends DemoPerson {
  firstName: string;
  lastName: string;
  /** Whether the profile is complete, or empty. */
  complete: boolean;
}

/** Recruiters whom visitors can sign in as, by the normal sign-in. */
export const demoRecruiters: readonly DemoRecruiter[] = [
  {
    email: 'owner@hoshizora.example',
    password: 'hoshi-owner-0',
    name: '星野 香織',
    companies: ['hoshizora'],
    level: 0,
    department: '経営企画室',
    title: '代表取締役',
    note: { ja: 'ほしぞら・オーナー', en: 'Owner at Hoshizora' },
  },
  {
    email: 'admin@hoshizora.example',
    password: 'hoshi-admin-1',
    name: '田中 美咲',
    companies: ['hoshizora'],
    level: 1,
    department: '人事部',
    title: '部長',
    note: { ja: 'ほしぞら・管理者', en: 'Administrator at Hoshizora' },
  },
  {
    email: 'recruiter@hoshizora.example',
    password: 'hoshi-recruit-2',
    name: '髙橋 健',
    companies: ['hoshizora'],
    level: 2,
    department: '人事部',
    title: '新卒採用担当',
    note: { ja: 'ほしぞら・採用担当者', en: 'Recruiter at Hoshizora' },
  },
  {
    email: 'interviewer@hoshizora.example',
    password: 'hoshi-interview-3',
    name: 'Emma Clarke',
    companies: ['hoshizora'],
    level: 3,
    department: 'Platform engineering',
    title: 'Engineering manager',
    note: { ja: 'ほしぞら・面接官', en: 'Interviewer at Hoshizora' },
  },
  {
    email: 'owner@midori-works.example',
    password: 'midori-owner-0',
    name: '緑川 誠',
    companies: ['midori-works'],
    level: 0,
    department: '総務部',
    title: '部長',
    note: { ja: 'みどりワークス・オーナー', en: 'Owner at Midori Works' },
  },
  {
    email: 'two@agency.example',
    password: 'two-companies-2',
    name: '中村 葵',
    companies: ['sazanami', 'komorebi'],
    level: 2,
    department: '採用支援チーム',
    title: 'コンサルタント',
    note: { ja: '2社を担当（会社を選択）', en: 'Recruits for two companies (choose one)' },
  },
];

export const demoStudents: readonly DemoStudent[] = [
  {
    email: 'linh@students.example',
    password: 'linh-student-1',
    name: 'Linh Nguyen',
    firstName: 'Linh',
    lastName: 'Nguyen',
    complete: true,
    note: { ja: '学生・プロフィール入力済み', en: 'Student with a complete profile' },
  },
  {
    email: 'arjun@students.example',
    password: 'arjun-student-2',
    name: 'Arjun Mehta',
    firstName: 'Arjun',
    lastName: 'Mehta',
    complete: false,
    note: { ja: '学生・登録したばかり', en: 'Student who has just registered' },
  },
];

/** An open invitation, whose mail is in the demo's mailbox. */
export const demoInvitation = {
  email: 'new-colleague@hoshizora.example',
  level: 2,
  language: 'ja',
} as const;

/** An invitation that has expired after seven days. */
export const demoExpiredInvitation = {
  email: 'tanaka.sho@hoshizora.example',
  level: 3,
  language: 'en',
  daysAgo: 12,
} as const;

import { type IdOf, type ReferenceEntry, referenceTable } from '../table.ts';

const isa = 'https://www.moj.go.jp/isa/applications';
const laws = 'https://laws.e-gov.go.jp/law';

/** Government pages that state or explain the rules, for links. */
export const officialSources = referenceTable([
  {
    id: 'statuses',
    name: {
      ja: '在留資格一覧表（出入国在留管理庁）',
      en: 'List of statuses of residence (Immigration Services Agency, Japanese)',
    },
    url: `${isa}/status/qaq5.html`,
  },
  {
    id: 'other-activity',
    name: {
      ja: '資格外活動許可について（出入国在留管理庁）',
      en: 'Permission for other activity (Immigration Services Agency, Japanese)',
    },
    url: `${isa}/procedures/nyuukokukanri07_00045.html`,
  },
  {
    id: 'immigration-rules',
    name: {
      ja: '出入国管理及び難民認定法施行規則（e-Gov法令検索）',
      en: 'Enforcement regulations of the Immigration Control Act (e-Gov, Japanese)',
    },
    url: `${laws}/356M50000010054`,
  },
  {
    id: 'immigration-act',
    name: {
      ja: '出入国管理及び難民認定法（e-Gov法令検索）',
      en: 'Immigration Control and Refugee Recognition Act (e-Gov, Japanese)',
    },
    url: `${laws}/326CO0000000319`,
  },
  {
    id: 'change-of-status',
    name: {
      ja: '在留資格変更許可申請（出入国在留管理庁）',
      en: 'Applying to change your status (Immigration Services Agency, Japanese)',
    },
    url: `${isa}/procedures/16-2.html`,
  },
  {
    id: 'extension',
    name: {
      ja: '在留期間更新許可申請（出入国在留管理庁）',
      en: 'Applying to extend your stay (Immigration Services Agency, Japanese)',
    },
    url: `${isa}/procedures/16-3.html`,
  },
  {
    id: 'certificate-of-eligibility',
    name: {
      ja: '在留資格認定証明書交付申請（出入国在留管理庁）',
      en: 'Certificate of Eligibility (Immigration Services Agency, Japanese)',
    },
    url: `${isa}/procedures/16-1.html`,
  },
  {
    id: 'engineer',
    name: {
      ja: '在留資格「技術・人文知識・国際業務」（出入国在留管理庁）',
      en: 'Status “Engineer / Specialist in Humanities / International Services” (Immigration Services Agency, Japanese)',
    },
    url: `${isa}/status/gijinkoku.html`,
  },
  {
    id: 'designated-activities',
    name: {
      ja: '在留資格「特定活動」（出入国在留管理庁）',
      en: 'Status “Designated Activities” (Immigration Services Agency, Japanese)',
    },
    url: `${isa}/status/designatedactivities.html`,
  },
  {
    id: 'waiting-to-start',
    name: {
      ja: '就職先が内定し採用までの滞在を希望する方へ（出入国在留管理庁）',
      en: 'Staying in Japan until a job starts (Immigration Services Agency, Japanese)',
    },
    url: `${isa}/resources/nyuukokukanri07_00013.html`,
  },
  {
    id: 'employment-report',
    name: {
      ja: '労働施策総合推進法28条（e-Gov法令検索）',
      en: 'Labour Policies Act, art. 28 (e-Gov, Japanese)',
    },
    url: `${laws}/341AC0000000132`,
  },
  {
    id: 'recruiting-calendar',
    name: {
      ja: '就職・採用活動に関する要請（内閣官房）',
      en: 'Request on the recruiting calendar (Cabinet Secretariat, Japanese)',
    },
    url: 'https://www.cas.go.jp/jp/seisaku/shushoku_katsudou_yousei/index.html',
  },
] as const satisfies readonly (ReferenceEntry & { url: `https://${string}` })[]);
export type OfficialSourceId = IdOf<typeof officialSources>;

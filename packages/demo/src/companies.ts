import type { IndustryId } from '@engawa/contract/reference/companies/industries';
import type { PrefectureId } from '@engawa/contract/reference/places/prefectures';

export interface DemoCompany {
  nameJp: string;
  nameEn: string;
  industryId: IndustryId;
  prefecture: PrefectureId;
  employees: number;
  domain: string;
  verified: boolean;
}

export const demoCompanies: readonly DemoCompany[] = [
  {
    nameJp: '株式会社ほしぞら',
    nameEn: 'Hoshizora Inc.',
    industryId: 6,
    prefecture: 'tokyo',
    employees: 180,
    domain: 'hoshizora',
    verified: true,
  },
  {
    nameJp: 'みどりワークス株式会社',
    nameEn: 'Midori Works Co., Ltd.',
    industryId: 1,
    prefecture: 'aichi',
    employees: 1240,
    domain: 'midori-works',
    verified: true,
  },
  {
    nameJp: '株式会社さざなみ',
    nameEn: 'Sazanami Co., Ltd.',
    industryId: 3,
    prefecture: 'osaka',
    employees: 320,
    domain: 'sazanami',
    verified: true,
  },
  {
    nameJp: '株式会社こもれび出版',
    nameEn: 'Komorebi Publishing Inc.',
    industryId: 4,
    prefecture: 'tokyo',
    employees: 46,
    domain: 'komorebi',
    verified: false,
  },
  {
    nameJp: '株式会社あさひ旅舎',
    nameEn: 'Asahi Ryosha Inc.',
    industryId: 2,
    prefecture: 'kyoto',
    employees: 95,
    domain: 'asahi-ryosha',
    verified: true,
  },
  {
    nameJp: '株式会社つむぎ商店',
    nameEn: 'Tsumugi Stores Inc.',
    industryId: 5,
    prefecture: 'fukuoka',
    employees: 610,
    domain: 'tsumugi',
    verified: true,
  },
  {
    nameJp: 'いしずえ証券株式会社',
    nameEn: 'Ishizue Securities Co., Ltd.',
    industryId: 7,
    prefecture: 'tokyo',
    employees: 2300,
    domain: 'ishizue',
    verified: true,
  },
  {
    nameJp: '一般財団法人はるかぜ財団',
    nameEn: 'Harukaze Foundation',
    industryId: 8,
    prefecture: 'miyagi',
    employees: 38,
    domain: 'harukaze',
    verified: true,
  },
  {
    nameJp: '株式会社やまびこロボティクス',
    nameEn: 'Yamabiko Robotics Inc.',
    industryId: 1,
    prefecture: 'kanagawa',
    employees: 72,
    domain: 'yamabiko',
    verified: true,
  },
  {
    nameJp: '株式会社ともしび',
    nameEn: 'Tomoshibi Inc.',
    industryId: 6,
    prefecture: 'hokkaido',
    employees: 24,
    domain: 'tomoshibi',
    verified: false,
  },
];

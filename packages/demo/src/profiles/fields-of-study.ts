import type { IndustryId } from '@engawa/contract/reference/companies/industries';
import type {
  JobCategoryId,
  JobSubcategoryId,
} from '@engawa/contract/reference/jobs/job-categories';
import type { MajorCategoryId } from '@engawa/contract/reference/people/major-categories';

/** Decides which stories a student tells. */
export type Trait = 'technical' | 'business' | 'creative';

export interface FieldOfStudy {
  majorCategory: MajorCategoryId;
  trait: Trait;
  /** 学部・学科, and 研究科 for graduate school. */
  faculty: string;
  graduateSchool: string;
  /** The topic of seminar or thesis. */
  topic: string;
  tools: string;
  industries: readonly IndustryId[];
  jobCategory: JobCategoryId;
  jobSubcategories: readonly JobSubcategoryId[];
}

export const fieldsOfStudy: readonly FieldOfStudy[] = [
  {
    majorCategory: 'information',
    trait: 'technical',
    faculty: '工学部 情報工学科',
    graduateSchool: '情報理工学研究科',
    topic: '多言語の自然言語処理',
    tools: 'Python（機械学習）、TypeScript、SQL、Git',
    industries: [6, 1],
    jobCategory: 3,
    jobSubcategories: ['web', 'systems', 'data'],
  },
  {
    majorCategory: 'mechanical',
    trait: 'technical',
    faculty: '工学部 機械工学科',
    graduateSchool: '工学研究科 機械工学専攻',
    topic: '協働ロボットの制御',
    tools: 'SolidWorks、MATLAB、C++',
    industries: [1, 6],
    jobCategory: 3,
    jobSubcategories: ['mechanical', 'embedded'],
  },
  {
    majorCategory: 'electrical',
    trait: 'technical',
    faculty: '工学部 電気電子工学科',
    graduateSchool: '工学研究科 電気電子工学専攻',
    topic: '低消費電力のセンサー回路',
    tools: 'LTspice、Verilog、Python',
    industries: [1, 6],
    jobCategory: 3,
    jobSubcategories: ['electrical', 'embedded'],
  },
  {
    majorCategory: 'civil-architecture',
    trait: 'technical',
    faculty: '理工学部 建築学科',
    graduateSchool: '理工学研究科 建築学専攻',
    topic: '木造住宅の耐震補強',
    tools: 'AutoCAD、Revit、Rhinoceros',
    industries: [1, 2],
    jobCategory: 3,
    jobSubcategories: ['construction'],
  },
  {
    majorCategory: 'materials',
    trait: 'technical',
    faculty: '理工学部 応用化学科',
    graduateSchool: '理工学研究科 物質科学専攻',
    topic: '全固体電池の材料',
    tools: 'X線回折、電子顕微鏡、Pythonによるデータ解析',
    industries: [1, 3],
    jobCategory: 3,
    jobSubcategories: ['research', 'production'],
  },
  {
    majorCategory: 'economics',
    trait: 'business',
    faculty: '経済学部 経済学科',
    graduateSchool: '経済学研究科',
    topic: '途上国の小口金融',
    tools: 'Stata、Excel、R',
    industries: [7, 3],
    jobCategory: 1,
    jobSubcategories: ['finance', 'consulting'],
  },
  {
    majorCategory: 'business',
    trait: 'business',
    faculty: '商学部 商学科',
    graduateSchool: '経営学研究科',
    topic: '小売業のデータ活用',
    tools: 'Excel、Tableau、PowerPoint',
    industries: [5, 3, 2],
    jobCategory: 1,
    jobSubcategories: ['marketing', 'planning'],
  },
  {
    majorCategory: 'international',
    trait: 'business',
    faculty: '国際関係学部',
    graduateSchool: '国際関係研究科',
    topic: 'アジアの経済連携と人の移動',
    tools: 'Excel、NVivo、PowerPoint',
    industries: [3, 8, 2],
    jobCategory: 1,
    jobSubcategories: ['trade', 'sales'],
  },
  {
    majorCategory: 'japanese',
    trait: 'business',
    faculty: '文学部 日本語日本文学科',
    graduateSchool: '人文科学研究科',
    topic: '接客の場面での敬語の使い分け',
    tools: 'Excel、PowerPoint、コーパス検索ツール',
    industries: [2, 5],
    jobCategory: 1,
    jobSubcategories: ['interpreting', 'people'],
  },
  {
    majorCategory: 'environment',
    trait: 'business',
    faculty: '環境学部 環境政策学科',
    graduateSchool: '環境学研究科',
    topic: '地域で進める再生可能エネルギー',
    tools: 'QGIS、Excel、R',
    industries: [1, 8, 3],
    jobCategory: 1,
    jobSubcategories: ['planning', 'consulting'],
  },
  {
    majorCategory: 'media',
    trait: 'creative',
    faculty: '社会学部 メディア学科',
    graduateSchool: '社会学研究科',
    topic: '観光地の魅力を伝える短い動画',
    tools: 'Premiere Pro、After Effects、Figma',
    industries: [4, 2],
    jobCategory: 2,
    jobSubcategories: ['video', 'writing'],
  },
  {
    majorCategory: 'arts',
    trait: 'creative',
    faculty: '芸術学部 デザイン学科',
    graduateSchool: '芸術研究科 デザイン専攻',
    topic: '外国人にも伝わる案内表示のデザイン',
    tools: 'Figma、Illustrator、Photoshop',
    industries: [6, 4],
    jobCategory: 2,
    jobSubcategories: ['design', 'ux'],
  },
];

const universities = [
  '東京大学',
  '京都大学',
  '大阪大学',
  '東北大学',
  '名古屋大学',
  '九州大学',
  '北海道大学',
  '筑波大学',
  '早稲田大学',
  '慶應義塾大学',
  '上智大学',
  '広島大学',
  '神戸大学',
] as const;

/** Universities without laboratories. */
const internationalColleges = ['立命館アジア太平洋大学', '国際教養大学'] as const;

export const universitiesFor = (trait: Trait): readonly string[] =>
  trait === 'business' ? [...universities, ...internationalColleges] : universities;

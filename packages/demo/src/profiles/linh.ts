import type { DemoProfile } from './demo-profile.ts';
import { linhStory } from './linh-story.ts';

const information = { majorType: 'science', majorCategory: 'information' } as const;

/** The student whom visitors can sign in as: every field is filled in. */
export function linhProfile(spring: number): DemoProfile {
  return {
    basic: {
      firstNameKana: 'リン',
      lastNameKana: 'グエン',
      gender: 'female',
      dateOfBirth: `${spring - 26}-06-12`,
      countryOfOrigin: 'VN',
      currentCountry: 'JP',
      phone: { country: 'JP', number: '090-1234-5678' },
    },
    residence: {
      status: 'student',
      designation: null,
      expiresOn: `${spring}-09-30`,
      expectedGraduation: `${spring}-03`,
      otherActivityPermission: true,
    },
    education: {
      university: {
        schoolType: 'graduate-school',
        place: 'japan',
        country: null,
        name: '筑波大学',
        degreeType: 'master',
        ...information,
        department: '大学院 理工情報生命学術院 システム情報工学研究群',
        entrance: `${spring - 2}-04`,
        graduation: `${spring}-03`,
      },
      pastUniversities: [
        {
          schoolType: 'university',
          place: 'abroad',
          country: 'VN',
          name: 'ハノイ工科大学',
          degreeType: 'bachelor',
          ...information,
          department: '情報通信技術学部',
          entrance: `${spring - 8}-09`,
          graduation: `${spring - 4}-07`,
        },
      ],
    },
    languages: {
      languages: [
        {
          language: 'vi',
          selfRating: 'native',
          exam: null,
          level: null,
          score: null,
          certifiedOn: null,
        },
        {
          language: 'ja',
          selfRating: 'fluent',
          exam: 'jlpt',
          level: 'N1',
          score: 138,
          certifiedOn: `${spring - 2}-12`,
        },
        {
          language: 'en',
          selfRating: 'business',
          exam: 'toeic',
          level: null,
          score: 870,
          certifiedOn: `${spring - 3}-06`,
        },
      ],
    },
    career: {
      industries: [6, 1],
      jobCategories: [3, 1],
      jobSubcategories: ['web', 'data', 'planning'],
      lookingFor: ['full-time', 'internship'],
      careerVision: linhStory.careerVision,
    },
    work: {
      workExperiences: [
        {
          company: 'あけぼのソフトウェア株式会社',
          country: 'JP',
          industry: 6,
          employmentType: 'internship',
          jobCategory: 3,
          position: 'ソフトウェアエンジニア',
          start: `${spring - 2}-08`,
          end: `${spring - 2}-09`,
          currentlyEmployed: false,
          details: linhStory.internship,
        },
        {
          company: '筑波大学 学術情報メディアセンター',
          country: 'JP',
          industry: 8,
          employmentType: 'part-time',
          jobCategory: 3,
          position: 'ティーチングアシスタント',
          start: `${spring - 2}-10`,
          end: null,
          currentlyEmployed: true,
          details: linhStory.assistant,
        },
        {
          company: 'Sao Mai Software JSC',
          country: 'VN',
          industry: 6,
          employmentType: 'full-time',
          jobCategory: 3,
          position: 'Webアプリケーションエンジニア',
          start: `${spring - 4}-08`,
          end: `${spring - 3}-12`,
          currentlyEmployed: false,
          details: linhStory.firstJob,
        },
      ],
    },
    story: {
      strength: linhStory.strength,
      highlight: linhStory.highlight,
      skills: linhStory.skills,
    },
    links: {
      links: [
        {
          url: 'https://linh.example/portfolio',
          title: 'ポートフォリオ',
          summary: '研究と個人開発の作品をまとめています。日本語と英語で読めます。',
        },
        {
          url: 'https://code.example/linh',
          title: 'ソースコード',
          summary: '形態素解析の学習用ライブラリと、防災アプリのソースコードを公開しています。',
        },
      ],
    },
    resume: {
      yearStyle: 'western',
      licences: [{ acquired: `${spring - 2}-11`, name: '基本情報技術者試験 合格' }],
      postalCode: '305-8577',
      address: '茨城県つくば市天王台1-1-1 学生宿舎3号棟204',
      addressKana: 'イバラキケン ツクバシ テンノウダイ 1-1-1 ガクセイシュクシャ 3ゴウトウ 204',
      secondContact: 'Nguyen Van Hai（父） hai@family.example',
      motivation: linhStory.motivation,
      requests:
        '貴社の規定に従います。\n在留資格は、卒業後に「留学」から「技術・人文知識・国際業務」への変更を予定しています。',
    },
  };
}

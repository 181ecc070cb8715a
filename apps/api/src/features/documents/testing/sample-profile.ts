import type { Profile } from '@engawa/contract/profile/schemas';

export const emptyProfile = (): Profile => ({
  basic: {
    version: 0,
    firstName: '',
    lastName: '',
    firstNameKana: null,
    lastNameKana: null,
    nameOrder: 'given-first',
    gender: null,
    dateOfBirth: null,
    countryOfOrigin: null,
    currentCountry: null,
    phone: null,
    pictureId: null,
    pictures: [],
  },
  residence: {
    version: 0,
    status: null,
    designation: null,
    expiresOn: null,
    expectedGraduation: null,
    otherActivityPermission: null,
  },
  education: { version: 0, university: null, pastUniversities: [] },
  languages: { version: 0, languages: [] },
  career: {
    version: 0,
    industries: [],
    jobCategories: [],
    jobSubcategories: [],
    lookingFor: [],
    careerVision: null,
  },
  work: { version: 0, workExperiences: [] },
  story: { version: 0, strength: null, highlight: null, skills: null },
  links: { version: 0, links: [] },
  resume: {
    version: 0,
    yearStyle: 'western',
    licences: [],
    address: null,
    secondContact: null,
    postalCode: null,
    addressKana: null,
    motivation: null,
    requests: null,
  },
});

/** A third-year student from Hanoi with a past internship and an evening job. */
export const linh = (): Profile => {
  const blank = emptyProfile();
  return {
    ...blank,
    basic: {
      ...blank.basic,
      firstName: 'Linh',
      lastName: 'Nguyễn Thị',
      firstNameKana: 'リン',
      lastNameKana: 'グエン ティ',
      gender: 'female',
      dateOfBirth: '2003-04-08',
      countryOfOrigin: 'VN',
      currentCountry: 'JP',
      phone: { country: 'JP', number: '+819012345678' },
    },
    education: {
      version: 1,
      university: {
        schoolType: 'graduate-school',
        place: 'japan',
        country: null,
        name: '早稲田大学',
        degreeType: 'master',
        majorType: 'science',
        majorCategory: 'information',
        department: '基幹理工学研究科 情報理工・情報通信専攻',
        entrance: '2025-04',
        graduation: '2027-03',
      },
      pastUniversities: [
        {
          schoolType: 'university',
          place: 'abroad',
          country: 'VN',
          name: 'ハノイ工科大学',
          degreeType: 'bachelor',
          majorType: 'science',
          majorCategory: 'information',
          department: '情報通信技術学部',
          entrance: '2021-09',
          graduation: '2025-01',
        },
      ],
    },
    languages: {
      version: 1,
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
          selfRating: 'business',
          exam: 'jlpt',
          level: 'N2',
          score: 132,
          certifiedOn: '2024-12',
        },
        {
          language: 'en',
          selfRating: 'fluent',
          exam: 'toeic',
          level: null,
          score: 860,
          certifiedOn: '2025-06',
        },
      ],
    },
    career: {
      ...blank.career,
      careerVision:
        '入社後3年間は開発の現場で基礎を固め、5年後には日本とベトナムの開発チームをつなぐプロジェクトリーダーになりたいと考えています。',
    },
    work: {
      version: 1,
      workExperiences: [
        {
          company: '株式会社サンプルテック',
          country: 'JP',
          industry: 6,
          employmentType: 'internship',
          jobCategory: 3,
          position: 'バックエンドエンジニア',
          start: '2025-08',
          end: '2025-09',
          currentlyEmployed: false,
          details:
            '社内の問い合わせ管理システムの開発に参加し、検索機能の改善を担当しました。\n・全文検索の応答時間を平均1.8秒から0.3秒に短縮\n・TypeScriptとPostgreSQLによるAPIの設計、実装、テスト\n・週次のコードレビューと仕様の打ち合わせを日本語で実施',
        },
        {
          company: 'カフェ・エンガワ 早稲田店',
          country: 'JP',
          industry: 2,
          employmentType: 'part-time',
          jobCategory: 4,
          position: 'ホールスタッフ',
          start: '2025-10',
          end: null,
          currentlyEmployed: true,
          details: '接客と新人への指導。英語・ベトナム語のメニューを提案し、作成しました。',
        },
        {
          company: 'Lotus Software',
          country: 'VN',
          industry: 6,
          employmentType: 'full-time',
          jobCategory: 3,
          position: 'Junior Developer',
          start: '2024-06',
          end: '2025-02',
          currentlyEmployed: false,
          details:
            'Maintained a booking system for a Japanese airline in a team of eight.\n- Wrote the migration from Java 8 to Java 17\n- Translated requirements between the Tokyo office and the developers in Hanoi',
        },
      ],
    },
    story: {
      version: 1,
      strength:
        '私の強みは、言葉や文化の違いを越えて人と協力できることです。ハノイでは日本の顧客と開発チームの間に立ち、仕様の食い違いを図にまとめて確認する習慣をつくり、手戻りを三割減らしました。\n日本でも、分からないことをそのままにせず、相手の立場に立って質問することを心がけています。',
      highlight:
        '大学院では留学生と日本人学生が一緒に学ぶ勉強会を立ち上げ、一年間で四十回開催しました。最初は参加者が三人でしたが、発表の資料を二か国語で用意したところ、毎回二十人が集まるようになりました。',
      skills:
        'TypeScript、Java、PostgreSQL、AWS（基礎）。学部の卒業研究「ベトナム語の形態素解析」で優秀賞を受賞しました。特技は書道で、日本に来てから三年続けています。',
    },
    links: {
      version: 1,
      links: [
        {
          url: 'https://github.com/linh-nguyen-example',
          title: 'GitHub',
          summary: 'Study projects in TypeScript.',
        },
        {
          url: 'https://linh.example/portfolio',
          title: 'ポートフォリオ',
          summary: '勉強会の資料と卒業研究の概要です。',
        },
      ],
    },
    resume: {
      ...blank.resume,
      licences: [
        { acquired: '2025-11', name: '基本情報技術者試験 合格' },
        { acquired: '2026-02', name: '普通自動車第一種運転免許' },
      ],
      postalCode: '169-0051',
      address: '東京都新宿区西早稲田1-2-3 コーポ早稲田 205号室',
      addressKana: 'トウキョウト シンジュクク ニシワセダ',
      secondContact: null,
      motivation:
        '貴社の、海外の開発拠点と一つのチームとして製品をつくる姿勢に共感し、志望いたしました。ハノイでの開発経験と大学院で学んだ情報検索の知識を生かし、日本とベトナムの双方の利用者に喜ばれるサービスの開発に貢献したいと考えております。',
      requests: '勤務地は東京またはその近郊を希望いたします。そのほかは貴社の規定に従います。',
    },
  };
};

import type { ProfileSectionId } from '@engawa/contract/profile/sections';

/** Every section with values in the form of the client. */
export const filledSections = {
  basic: {
    firstName: '𠮷美',
    lastName: '髙﨑',
    firstNameKana: 'ヨシミ',
    lastNameKana: 'タカサキ',
    gender: 'female',
    dateOfBirth: '2002-02-28',
    countryOfOrigin: 'VN',
    currentCountry: 'JP',
    phone: { country: 'JP', number: '090-1234-5678' },
    pictureId: null,
  },
  residence: {
    status: 'designated-activities',
    designation: 'continued-job-hunting',
    expiresOn: '2028-03-31',
    expectedGraduation: '2027-03',
    otherActivityPermission: true,
  },
  education: {
    university: {
      schoolType: 'graduate-school',
      place: 'japan',
      country: null,
      name: '筑波大学',
      degreeType: 'master',
      majorType: 'science',
      majorCategory: 'information',
      department: 'システム情報工学研究群',
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
        department: null,
        entrance: '2020-09',
        graduation: '2024-07',
      },
    ],
  },
  languages: {
    languages: [
      {
        language: 'ja',
        selfRating: 'fluent',
        exam: 'jlpt',
        level: 'N1',
        score: 138,
        certifiedOn: '2025-12',
      },
      {
        language: 'en',
        selfRating: 'business',
        exam: 'ielts',
        level: null,
        score: 6.5,
        certifiedOn: null,
      },
      {
        language: 'vi',
        selfRating: 'native',
        exam: null,
        level: null,
        score: null,
        certifiedOn: null,
      },
    ],
  },
  career: {
    industries: [6, 1],
    jobCategories: [3],
    lookingFor: ['full-time', 'internship'],
    careerVision: '人の役に立つものを作る。\n\n長く。',
  },
  work: {
    workExperiences: [
      {
        company: 'あけぼのソフトウェア株式会社',
        country: 'JP',
        industry: 6,
        employmentType: 'internship',
        jobCategory: 3,
        position: 'エンジニア',
        start: '2025-08',
        end: '2025-08',
        currentlyEmployed: false,
        details: null,
      },
      {
        company: '個人開発',
        country: null,
        industry: null,
        employmentType: 'others',
        jobCategory: null,
        position: null,
        start: '2024-01',
        end: null,
        currentlyEmployed: true,
        details: '・設計\n・実装',
      },
    ],
  },
  story: { strength: '粘り強さ 👩‍🔬', highlight: null, skills: 'TypeScript\tSQL' },
  links: {
    links: [
      { url: 'https://linh.example/portfolio?a=1#top', title: '作品', summary: null },
      { url: 'http://code.example/linh', title: null, summary: 'コード' },
    ],
  },
  resume: {
    yearStyle: 'era',
    licences: [{ acquired: '2025-12', name: '日本語能力試験 N1 合格' }],
    postalCode: '305-8577',
    address: '茨城県つくば市天王台1-1-1',
    addressKana: 'イバラキケン ツクバシ',
    secondContact: null,
    motivation: 'ものづくりが好きです。',
    requests: null,
  },
} as const satisfies Record<ProfileSectionId, object>;

/** Last path segment of each section's endpoint. */
export const sectionPaths: Record<ProfileSectionId, string> = {
  basic: 'basic',
  residence: 'residence',
  education: 'education',
  languages: 'language',
  career: 'career',
  work: 'job',
  story: 'unique',
  links: 'sns',
  resume: 'resume',
};

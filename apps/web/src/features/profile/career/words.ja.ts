export const words = {
  intro: 'あなたの希望は、企業の希望と同じ重さで相性の計算に使われます。',
  several: 'いくつでも選べます。',
  lookingFor: '希望する採用区分',
  industries: '希望業界',
  jobCategories: '希望職種',
  jobSubcategories: '希望職種（詳細）',
  jobSubcategoriesHint: 'いくつでも選べます。選ばなければ、その職種すべてを希望とみなします。',
  careerVision: 'キャリアビジョン',
  careerVisionHint: '5年後、どんな仕事をしていたいですか。日本で働きたい理由もあれば書きましょう。',
} as const;

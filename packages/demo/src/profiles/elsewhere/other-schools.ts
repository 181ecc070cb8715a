import type { MajorCategoryId } from '@engawa/contract/reference/people/major-categories';
import type { DemoProfile } from '../demo-profile.ts';

type School = NonNullable<DemoProfile['education']['university']>;

export interface OtherSchool {
  school: Pick<School, 'schoolType' | 'name' | 'degreeType' | 'department'> & {
    majorCategory: MajorCategoryId;
    years: number;
  };
  /** The school before it. */
  before?: 'japanese-school' | 'university-at-home';
  career: Pick<
    DemoProfile['career'],
    'industries' | 'jobCategories' | 'jobSubcategories' | 'careerVision'
  >;
  story: DemoProfile['story'];
}

/** The schools are fictional, like the people. */
export const otherSchools: readonly OtherSchool[] = [
  {
    school: {
      schoolType: 'vocational-school',
      name: '桜橋情報専門学校',
      degreeType: 'advanced-diploma',
      department: '高度情報システム科',
      majorCategory: 'information',
      years: 4,
    },
    career: {
      industries: [6],
      jobCategories: [3],
      jobSubcategories: ['systems', 'web'],
      careerVision:
        '業務システムの開発で経験を積み、5年後には設計から任されるエンジニアになりたいです。',
    },
    story: {
      strength:
        '作りながら直していく力が強みです。卒業制作では4人のチームで学校の備品の予約システムを作り、使った先生方の意見をもとに12回改良しました。今は校内の3つの教室で使われています。相手の困りごとを聞き、小さく作って見せることを大切にしています。',
      highlight:
        '3年次の企業実習で、倉庫の在庫管理アプリの画面を担当しました。現場の方が手袋のままでも押せるボタンにしたことを、最後の発表で評価していただきました。',
      skills: 'Java、TypeScript、SQL、Git。基本情報技術者試験に合格しました。',
    },
  },
  {
    school: {
      schoolType: 'vocational-school',
      name: '港町観光ホテル専門学校',
      degreeType: 'diploma',
      department: '国際ホテル科',
      majorCategory: 'business',
      years: 2,
    },
    before: 'japanese-school',
    career: {
      industries: [2],
      jobCategories: [4, 1],
      jobSubcategories: ['hotel', 'planning'],
      careerVision: 'フロントと予約管理を学び、海外からのお客様を迎える企画に携わりたいです。',
    },
    story: {
      strength:
        '相手の様子に早く気づくことが強みです。ホテルの実習では、地図を見て迷っているお客様に自分から声をかけ、近くの食堂を案内する一枚の紙を3か国語で作りました。紙は今もフロントに置かれ、実習の最後に「お客様の目線で動ける」と言っていただきました。',
      highlight:
        '学園祭で模擬ホテルの支配人役を務めました。20人の係を決め、当日は2時間で80人のお客様を案内しました。',
      skills: '接客日本語、予約管理システムの操作、Excel',
    },
  },
  {
    school: {
      schoolType: 'junior-college',
      name: '青葉橋短期大学',
      degreeType: 'associate',
      department: 'ビジネス実務学科',
      majorCategory: 'business',
      years: 2,
    },
    before: 'japanese-school',
    career: {
      industries: [5, 2],
      jobCategories: [1],
      jobSubcategories: ['trade', 'buying'],
      careerVision: '店舗の経験を生かして、海外の取引先との窓口になりたいです。',
    },
    story: {
      strength:
        '数字をこまめに確かめる習慣があります。アルバイト先の雑貨店で、売れ残る商品を2か月記録し、棚の位置を変えることを提案したところ、売れ残りが3割減りました。店長と毎週15分の振り返りを続け、今は新しい商品の注文数を決める仕事も任されています。',
      highlight: '簿記の授業で班長になり、全員が日商簿記3級に合格しました。',
      skills: '日商簿記2級、Excel、PowerPoint',
    },
  },
  {
    school: {
      schoolType: 'technical-college',
      name: '若葉工業高等専門学校',
      degreeType: 'technical-associate',
      department: '機械工学科',
      majorCategory: 'mechanical',
      years: 3,
    },
    before: 'japanese-school',
    career: {
      industries: [1, 6],
      jobCategories: [3],
      jobSubcategories: ['mechanical', 'production'],
      careerVision: '工場の設備の設計に携わり、故障を減らす仕組みを作りたいです。',
    },
    story: {
      strength:
        '手を動かして原因を探すことが得意です。ロボットコンテストでは、動かなくなった腕を分解して配線の癖を見つけ、大会の前日に直しました。同じ失敗をしないように確認の手順を紙にまとめ、後輩のチームもその手順で試験をしています。',
      highlight:
        '高専のロボットコンテストの地区大会に出場しました。図面の担当として、部品を40個から27個に減らしました。',
      skills: 'SolidWorks、旋盤・フライス盤、C、電子工作',
    },
  },
  {
    school: {
      schoolType: 'japanese-school',
      name: '桜橋日本語学院',
      degreeType: 'none',
      department: null,
      majorCategory: 'others',
      years: 1,
    },
    before: 'university-at-home',
    career: {
      industries: [3, 5],
      jobCategories: [1],
      jobSubcategories: ['trade'],
      careerVision: '母国の大学で学んだ経済と日本語を生かし、両国の貿易を支える仕事がしたいです。',
    },
    story: {
      strength:
        '目標から逆算して続けることが強みです。母国の大学で経済を学んだ後、日本で働くと決めて来日しました。日本語学校では毎日3時間の予習と復習を続け、1年で日本語で議論ができるようになりました。分からない言葉は必ずその日のうちに先生に聞き、ノートは18冊になりました。',
      highlight: '日本語学校の弁論大会で、母国の市場と日本の商店街を比べて話し、2位になりました。',
      skills: 'Excel、R、母国語と英語での商談の通訳',
    },
  },
];

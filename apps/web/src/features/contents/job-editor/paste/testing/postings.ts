/** A sample posting with the expected result: values by field, messages, lines left over. */
export interface SamplePosting {
  text: string;
  fields: Record<string, unknown>;
  messages?: [title: string, text: string][];
  left?: string[];
}

const allFour = ['health', 'pension', 'workers-accident', 'employment'];

export const postings: Record<string, SamplePosting> = {
  'headings in brackets, as on a recruiting page': {
    text: `株式会社ひなた商事 採用情報

【職種】法人営業（新規開拓）
【仕事内容】
食品メーカーのお客様に、輸入食材を提案する仕事です。
・既存のお客様への訪問
・展示会の企画

海外の仕入先とは英語でやり取りします。
【変更の範囲】会社の定める業務
【雇用形態】正社員
【試用期間】3か月（期間中の条件は同じ）
【勤務地】東京都港区芝公園1-2-3（転勤なし）
【変更の範囲】会社の定める事業所
【勤務時間】9:00〜18:00（休憩60分）
【時間外労働】月平均15時間
【給与】月給25万円〜30万円（経験・能力を考慮）
【昇給・賞与】昇給年1回、賞与年2回
【休日・休暇】完全週休2日制（土・日）、祝日、年末年始
年間休日122日
【加入保険】健康保険、厚生年金、雇用保険、労災保険
【受動喫煙防止措置】屋内禁煙
【応募資格】大学・大学院を卒業見込みの方
日本語能力試験N2程度
【採用人数】2名`,
    fields: {
      'jp.position': '法人営業（新規開拓）',
      'jp.jobCategoryId': 1,
      'common.jobSubcategory': 'sales',
      'jp.businessContent':
        '食品メーカーのお客様に、輸入食材を提案する仕事です。\n・既存のお客様への訪問\n・展示会の企画\n\n海外の仕入先とは英語でやり取りします。',
      'jp.dutiesChange': '会社の定める業務',
      'common.employmentType': 'full-time',
      'common.probationMonths': 3,
      'jp.probationNote': '3か月（期間中の条件は同じ）',
      'jp.workLocation': '東京都港区芝公園1-2-3（転勤なし）',
      'common.prefectures': ['tokyo'],
      'jp.workLocationChange': '会社の定める事業所',
      'jp.workingHours': '9:00〜18:00（休憩60分）',
      'common.breakMinutes': 60,
      'common.overtimeHours': 15,
      'common.salaryType': 'monthly',
      'common.salaryMin': 250_000,
      'common.salaryMax': 300_000,
      'jp.salaryNote': '（経験・能力を考慮）\n【昇給・賞与】昇給年1回、賞与年2回',
      'jp.holidays': '完全週休2日制（土・日）、祝日、年末年始\n年間休日122日',
      'common.insurances': allFour,
      'common.smoking': 'indoors',
    },
    messages: [['応募資格', '大学・大学院を卒業見込みの方\n日本語能力試験N2程度']],
    left: ['株式会社ひなた商事 採用情報', '【採用人数】2名'],
  },

  'colons and wide letters, as from an office form': {
    text: `１．職種：　システムエンジニア
２．雇用形態：契約社員
３．契約期間：２０２７年４月１日～２０２８年３月３１日
４．契約更新の有無：あり（勤務成績により判断する。通算５年まで）
５．就業場所：大阪府大阪市北区梅田１－１－１
６．就業時間：９：００～１７：３０
７．休憩時間：４５分
８．時間外労働：なし
９．賃金：月額２３０，０００円～２６０，０００円
10．休日：土曜、日曜、祝日
11．社会保険：雇用・労災・健康・厚生
12．受動喫煙対策：敷地内禁煙
13．試用期間：なし
14．応募締切：２０２７年１月２９日`,
    fields: {
      'jp.position': 'システムエンジニア',
      'jp.jobCategoryId': 3,
      'common.jobSubcategory': 'systems',
      'common.employmentType': 'contract',
      'common.contractTerm': 'fixed',
      'jp.contractPeriod': '２０２７年４月１日～２０２８年３月３１日',
      'jp.renewal': 'あり（勤務成績により判断する。通算５年まで）',
      'jp.workLocation': '大阪府大阪市北区梅田１－１－１',
      'common.prefectures': ['osaka'],
      'common.probationMonths': 0,
      'jp.workingHours': '９：００～１７：３０',
      'common.breakMinutes': 45,
      'common.overtimeHours': 0,
      'common.salaryType': 'monthly',
      'common.salaryMin': 230_000,
      'common.salaryMax': 260_000,
      'jp.holidays': '土曜、日曜、祝日',
      'common.insurances': allFour,
      'common.smoking': 'no-smoking',
      'common.deadline': '2027-01-29',
    },
    left: [],
  },

  'cells of a table, parted by tabs': {
    text: '募集職種\t海外営業\t募集区分\t新卒\n勤務地\t東京・福岡\n初任給\t大卒 235,000円／院卒 250,000円\n休日\t週休2日\n待遇\t社会保険完備、住宅手当\n入社時期\t2027年4月',
    fields: {
      'jp.position': '海外営業',
      'jp.jobCategoryId': 1,
      'common.jobSubcategory': 'trade',
      'jp.recruitmentType': 2,
      'jp.workLocation': '東京・福岡',
      'common.prefectures': ['tokyo', 'fukuoka'],
      'common.salaryType': 'monthly',
      'common.salaryMin': 235_000,
      'jp.salaryNote': '大卒\n院卒 250,000円',
      'jp.holidays': '週休2日',
      'common.insurances': allFour,
      'common.startFrom': '2027-04',
    },
    messages: [['待遇', '社会保険完備、住宅手当']],
  },

  'squares and headings on lines of their own': {
    text: `■ 募集ポジション
Webデザイナー

■ 業務内容
（雇入れ直後）自社サービスのデザイン
（変更の範囲）会社の定める業務

■ 勤務地
（雇入れ直後）京都本社（京都府京都市下京区）
（変更の範囲）変更なし

■ チームの雰囲気
20代から50代まで10名です。

■ 給与
年俸 4,200,000円（月額350,000円を支給）
固定残業代 月45,000円（20時間分）を含む。超過分は別途支給。

■ 勤務時間
フレックスタイム制（標準労働時間1日8時間、休憩1時間）
残業：月20時間程度

■ 喫煙環境
屋内原則禁煙（喫煙専用室あり）`,
    fields: {
      'jp.position': 'Webデザイナー',
      'jp.jobCategoryId': 2,
      'common.jobSubcategory': 'ux',
      'jp.businessContent': '自社サービスのデザイン',
      'jp.dutiesChange': '会社の定める業務',
      'jp.workLocation': '京都本社（京都府京都市下京区）',
      'common.prefectures': ['kyoto'],
      'jp.workLocationChange': '変更なし',
      'common.salaryType': 'annual',
      'common.salaryMin': 4_200_000,
      'common.fixedOvertime': { basePay: '', hours: 20, amount: 45_000, excessPaid: true },
      'jp.salaryNote':
        '（月額350,000円を支給）\n固定残業代 月45,000円（20時間分）を含む。超過分は別途支給。',
      'jp.workingHours': 'フレックスタイム制（標準労働時間1日8時間、休憩1時間）',
      'common.breakMinutes': 60,
      'common.overtimeHours': 20,
      'common.smoking': 'room',
    },
    left: ['■ チームの雰囲気\n20代から50代まで10名です。'],
  },

  'letters set apart, one part-time job': {
    text: `職　　種　ホールスタッフ
給　　与　時給1,250円～1,400円（22時以降25％増）
勤 務 地　横浜駅西口店
時　　間　17:00～22:00
雇用形態　アルバイト（正社員登用あり）`,
    fields: {
      'jp.position': 'ホールスタッフ',
      'jp.jobCategoryId': 4,
      'common.jobSubcategory': 'food',
      'common.employmentType': 'part-time',
      'jp.workLocation': '横浜駅西口店',
      'jp.workingHours': '17:00～22:00',
      'common.salaryType': 'hourly',
      'common.salaryMin': 1250,
      'common.salaryMax': 1400,
      'jp.salaryNote': '（22時以降25％増）',
    },
    left: ['雇用形態　アルバイト（正社員登用あり）'],
  },
};

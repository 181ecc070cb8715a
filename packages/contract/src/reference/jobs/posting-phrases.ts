/** The fields of a posting that have standard clauses. */
export type PhraseField =
  | 'dutiesChange'
  | 'workLocationChange'
  | 'renewal'
  | 'probationNote'
  | 'workingHours'
  | 'discretionaryNote'
  | 'holidays'
  | 'salaryNote'
  | 'otherMessage';

type InBoth = Readonly<{ jp: string; en: string }>;

export interface PostingPhrase extends InBoth {
  field: PhraseField;
  /** Only for messages to students. */
  title?: InBoth;
}

const maker =
  (field: PhraseField) =>
  (jp: string, en: string, title?: InBoth): PostingPhrase => ({
    field,
    jp,
    en,
    ...(title && { title }),
  });
const duties = maker('dutiesChange');
const places = maker('workLocationChange');
const renewal = maker('renewal');
const probation = maker('probationNote');
const hours = maker('workingHours');
const deemed = maker('discretionaryNote');
const holidays = maker('holidays');
const pay = maker('salaryNote');
const message = maker('otherMessage');

const criteria: InBoth = {
  jp: '契約期間満了時の業務量、勤務成績、勤務態度、能力、会社の経営状況により、更新するかどうかを判断します。',
  en: 'Renewal depends on the amount of work at the end of the contract, performance, conduct, ability and the company’s situation.',
};

/**
 * Standard clauses, worded as in the ministry's model (モデル労働条件通知書, 2024年4月). Both languages have
 * the same sentences in the same order, so that the translation memory can pair them.
 */
export const postingPhrases: readonly PostingPhrase[] = [
  duties('会社の定める業務', 'Any work the company assigns'),
  duties('変更なし', 'No change'),
  duties(
    '募集職種に関連する、会社の定める業務',
    'Work related to this position, as the company assigns',
  ),
  duties(
    '会社の定める業務（出向する場合は、出向先の定める業務）',
    'Any work the company assigns (on secondment, any work the host company assigns)',
  ),

  places('変更なし', 'No change'),
  places('会社の定める事業所', 'Any office of the company'),
  places('国内の全事業所', 'All offices in Japan'),
  places('国内および海外の全事業所', 'All offices in Japan and abroad'),
  places(
    '会社の定める場所（テレワークを行う場所を含む）',
    'Any place the company sets, including where you work remotely',
  ),

  renewal(
    `${criteria.jp}更新の上限はありません。`,
    `${criteria.en} There is no limit on renewals.`,
  ),
  renewal(
    `${criteria.jp}更新の上限は、通算契約期間5年です。`,
    `${criteria.en} Contracts can be renewed up to five years in total.`,
  ),
  renewal('契約は自動的に更新します。', 'The contract is renewed automatically.'),
  renewal('契約の更新はありません。', 'The contract is not renewed.'),

  probation(
    '試用期間中の労働条件は、本採用後と同じです。',
    'Conditions during probation are the same as afterwards.',
  ),
  probation(
    '試用期間中も、給与と労働時間は本採用後と同じです。',
    'Pay and working hours during probation are the same as afterwards.',
  ),
  probation(
    '試用期間中も、入社日から社会保険と労働保険に加入します。',
    'During probation, too, you are in social and labour insurance from your first day.',
  ),

  hours('9:00〜18:00（実働8時間）', '9:00–18:00 (8 hours of work)'),
  hours(
    'フレックスタイム制（標準労働時間 1日8時間、コアタイム 10:00〜15:00）',
    'Flextime (8 hours a day as standard, core time 10:00–15:00)',
  ),
  hours(
    'シフト制（勤務日と時間は1か月ごとに決定）',
    'Shifts (days and hours are set month by month)',
  ),

  deemed(
    '専門業務型裁量労働制により、1日8時間働いたものとみなします。',
    'Under the discretionary scheme for specialised work, 8 hours a day are deemed to have been worked.',
  ),
  deemed(
    '企画業務型裁量労働制により、1日8時間働いたものとみなします。',
    'Under the discretionary scheme for planning work, 8 hours a day are deemed to have been worked.',
  ),

  holidays(
    '完全週休2日制（土・日）、祝日、年末年始',
    'Saturdays, Sundays, public holidays, New Year holidays',
  ),
  holidays(
    '年次有給休暇は、入社6か月後に10日付与します。',
    'You get 10 days of annual paid leave after six months.',
  ),
  holidays(
    '産前産後休業、育児休業、介護休業、子の看護等休暇を取得できます。',
    'Maternity leave, childcare leave, family-care leave and leave to care for a sick child are available.',
  ),

  pay('通勤手当は、実費を全額支給します。', 'Commuting costs are paid in full.'),
  pay(
    '昇給は年1回、賞与は年2回です。',
    'Pay is reviewed once a year, and bonuses are paid twice a year.',
  ),
  pay(
    '時間外労働、休日労働、深夜労働には、法定の割増賃金を支給します。',
    'Overtime, work on days off and late-night work are paid with the premiums set by law.',
  ),
  pay(
    '健康保険、厚生年金保険、雇用保険、労災保険に加入します。',
    'You are enrolled in health, employees’ pension, employment and workers’ accident insurance.',
  ),
  pay(
    '労災保険に加入します。健康保険、厚生年金保険、雇用保険は、法令の要件を満たす場合に加入します。',
    'You are in workers’ accident insurance. You are in health, employees’ pension and employment insurance if you meet the conditions set by law.',
  ),

  message(
    '在留資格の変更や更新に必要な書類は、会社が準備します。手続きの費用も会社が負担します。',
    'We prepare the documents for changing or extending your residence status. We also pay the fees.',
    { jp: '在留資格の手続き', en: 'Residence status procedures' },
  ),
  message(
    '在留資格の変更や更新に必要な書類は、会社が準備します。申請は、ご本人にお願いしています。',
    'We prepare the documents for changing or extending your residence status. You file the application yourself.',
    { jp: '在留資格の手続き', en: 'Residence status procedures' },
  ),
  message(
    '敷地内は、屋外も含めて全面禁煙です。',
    'Smoking is not allowed anywhere on the premises, indoors or outdoors.',
    { jp: '受動喫煙の防止', en: 'Second-hand smoke' },
  ),
  message(
    '屋内は全面禁煙です。屋外に喫煙場所があります。',
    'Smoking is not allowed indoors. There is a smoking area outdoors.',
    { jp: '受動喫煙の防止', en: 'Second-hand smoke' },
  ),
  message(
    '屋内は原則禁煙で、喫煙専用室があります。喫煙できる場所での業務はありません。',
    'Smoking indoors is allowed in smoking rooms only. No work is done where smoking is allowed.',
    { jp: '受動喫煙の防止', en: 'Second-hand smoke' },
  ),
  message(
    '入社後の日本語学習の費用を、会社が補助します。',
    'We help with the cost of Japanese lessons after you join.',
    { jp: '日本語学習の支援', en: 'Learning Japanese' },
  ),
  message(
    '選考は、応募者の適性と能力だけにもとづいて行います。',
    'We select by aptitude and ability alone.',
    { jp: '公正な採用選考', en: 'Fair selection' },
  ),
];

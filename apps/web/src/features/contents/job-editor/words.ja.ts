export const words = {
  newJob: '新しい求人',
  publicPage: '公開ページを見る',
  publicPageLater: '公開ページは、企業の確認が終わると見られます',
  editJob: '求人の編集',
  tools: {
    heading: '求人票',
    intro: 'お手元の求人票の文章を貼り付けると、項目ごとに読み取って入力できます。',
    introSaved:
      '求人票の文章を貼り付けて入力したり、学校のキャリアセンター向けの求人票（日本語・英語）をPDFで保存したりできます。',
    paste: '求人票から入力',
    print: '求人票（PDF）',
  },
  phrases: { open: '文例から選ぶ', openFor: '{name}：文例から選ぶ' },
  basics: {
    heading: '募集の概要',
    proposal: '募集職種から「{name}」を選ぶ',
  },
  duties: {
    heading: '仕事の内容',
    businessContentHint: '入社後に担当する仕事を具体的に書いてください。',
    dutiesChangeHint: '将来変わる可能性のある業務。例：会社の定める業務',
  },
  place: {
    heading: '勤務地',
    prefecturesHint: '学生が勤務地で探すときに使います。',
    workLocationChangeHint: '転勤の可能性など。例：国内の全拠点',
  },
  term: {
    heading: '契約と試用期間',
    contractPeriodHint: '例：2027年4月1日から1年間',
    renewalHint: '例：勤務成績により判断。通算5年まで',
    months: 'か月',
    zeroMeansNone: 'ない場合は0を入力してください。',
  },
  hours: {
    heading: '勤務時間・休日',
    workingHoursHint: '例：9:00〜18:00（実働8時間）',
    minutes: '分',
    hours: '時間',
    discretionaryHint: '例：企画業務型裁量労働制により、1日8時間働いたものとみなします。',
  },
  pay: {
    heading: '給与・保険',
    yen: '円',
    echo: '= {said}',
    maxFirst: '上限が下限より小さくなっています。金額を確認してください。',
    overtimeAsShown: '学生には、このように表示されます。',
    noInsurance: 'なし',
    insurancesHint: '雇用形態で正社員を選ぶと、4つとも選ばれます。',
    permitHint:
      '最低賃金法7条の許可を受けている場合に入力してください。学生にも表示されます。例：2026年4月1日 許可第12号',
    notes: {
      heading: '給与・保険の確認',
      tooSmall: '{amount, number}円は、給与として少なすぎるようです。',
      inMan: '{amount, number}円と入力されています。{instead, number}円のことではありませんか。',
      tooLarge: '{amount, number}円は、給与として多すぎるようです。桁をご確認ください。',
      hourly:
        '時給{anHour, number}円は、{place}の最低賃金（時給{minimum, number}円、{since}発効）を下回っています。',
      monthly:
        '1日{aDay, number}時間・年間休日{holidays, number}日{stated, select, no {（仮定）} other {}}で月{aMonth, number}時間とすると、時給{anHour, number}円です。{place}の最低賃金（時給{minimum, number}円、{since}発効）を下回っています。',
      anywhere: '全国で最も低い県',
      overtime:
        '基本給と固定残業代の合計（{sum, number}円）が、給与の下限を超えています。金額をご確認ください。',
      insurances: '正社員は、原則として4つの保険すべてに加入します。{names}が選ばれていません。',
      source:
        '最低賃金は{year}の額で比べています。改定後の額は<link>厚生労働省の一覧</link>でご確認ください。実際と異なる場合は、勤務時間と休日を書き直してください。',
    },
  },
  people: {
    heading: '応募する人について',
    addLanguage: '言語を追加',
    noJlpt: '問わない',
    removeLanguage: '{number, number}番目の言語を削除',
    majorsHint: '選ばない場合は「不問」と表示されます。',
    reasons: '条件を設ける理由',
    reasonsHint:
      '国籍・性別・年齢の条件と読める表現があります。法律で認められる理由を選び、理由を1文で書いてください。求人にも表示されます。',
  },
  selection: {
    heading: '選考と応募',
    times: '回',
    weeks: '週間',
    documentsHint:
      '学生は登録した内容から書類を作成して送ります。選んだ書類がないと応募できません。',
    deadlineHint: '入力すると、その日の終わり（日本時間）に自動で募集を終了します。',
    offWebHint:
      '公開中の求人には、ログインしなくても読めるページができ、検索サイトにも表示されます。チェックを入れて公開すると、そのページはなくなり、ログインした学生だけが見られます。',
  },
  other: {
    heading: '学生へのメッセージ',
    item: 'メッセージ {number, number}',
    add: 'メッセージを追加',
    picture: '画像 {number, number}（2枚まで）',
  },
  check: {
    heading: '公開前チェック',
    intro:
      '法律で明示が必要な項目と、書き換えや理由が必要な条件です。書いている言語ごとに、すべてそろうと公開できます。',
    findings: '直すか、理由が必要なところ',
    condition: '「{words}」',
    orReason: '次の表現を書き換えるか、「応募する人について」で法律上の理由を選んでください。',
    wage: '時給{anHour, number}円は、{year}の最低賃金（{minimum, number}円）を下回っています。',
    fields: '入力が必要な項目：あと{count, number}項目',
    inLanguage: '（{language}）',
    ready: '必要な項目はそろっています。',
    count: 'あと{count, number}項目',
    left: '{language}：あと{count, number}項目',
    whole: '{language}：そろっています',
    notWritten: '{language}：まだ書かれていません（公開には片方の言語だけでも構いません）',
    company: '会社紹介で登録',
  },
} as const;

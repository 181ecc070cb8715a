/**
 * General words of profiles and postings, which say nothing about a field of work. How often a word
 * occurs decides for all others, but a small population cannot tell.
 */
export const stopTerms: ReadonlySet<string> = new Set(
  `経験 経験者 業務 担当 担当者 仕事 作業 会社 企業 弊社 当社 自社 他社 社会 社会人 学生 学生時代 大学生 学習 勉強
  研究 研究室 研究者 卒業 卒業論文 修士 修士論文 博士 論文 授業 講義 発表 学会 開発 技術 情報 能力 知識 理解 興味
  関心 意欲 課題 問題 解決 改善 提案 対応 調整 作成 実施 運営 運用 管理 活動 参加 協力 連携 相談 説明 報告 連絡
  支援 指導 教育 研修 努力 挑戦 目標 目的 成長 将来 自分 私達 仲間 友人 先輩 後輩 同僚 上司 顧客 取引先 利用者
  時間 期間 時期 毎日 毎週 毎月 一年 二年 三年 数年 年間 週間 以上 以下 以外 以内 未満 程度 可能 必要 必須 重要
  大切 歓迎 応募 資格 条件 要件 希望 勤務 給与 賞与 手当 面接 選考 採用 募集 募集職種 新卒 入社 社員 職場 職種
  部署 部門 配属 環境 成果 結果 実績 方法 内容 利用 使用 活用 応用 実現 達成 向上 強化 推進 促進 基本 基礎 専門
  専攻 分野 領域 関連 関係 関係者 様々 多様 多数 複数 各種 全般 全体 一部 一般 国内 海外 国際 世界 世界中 地域
  現地 現場 日常 言語 場合 最初 最後 最新 今後 現在 過去 以前 本社 支社 事業 事業部 製品 商品 品質 効率 効率化
  計画 企画 確認 検討 検証 評価 分析 調査 整理 準備 導入 提供 制作 製作 生産 販売 責任 責任感 役割 役立 行動
  行動力 実行 実行力 継続 継続力 信頼 信頼関係 意見 考察 工夫 試行錯誤 粘 粘強 強 力 性 的 化 者 人 方 名 社 員 年
  月 日 回 件 点 級 位 約 第 新 大 小 中 上 下 内 外 前 後 間 時 分 等 例 他 本 各 両 全 初 再 未 可 要 際 時点
  貢献 尊敬 尊重 感謝 笑顔 積極的 主体的 具体的 効果的 総合的 合格 取得 優勝 最優秀 優秀 成績 奨学金 資格取得
  サポート チーム チームワーク メンバー コミュニケーション プロジェクト スキル スキルアップ アルバイト インターン
  インターンシップ リーダー リーダーシップ ビジネス サービス ユーザー システム データ エンジニア スタッフ メール
  ミーティング グループ サークル クラブ ゼミ ゼミナール レベル テーマ アイデア アイディア ツール キャリア
  グローバル イベント オフィス オンライン コース コンテスト スケジュール スタート スピード タスク トラブル
  ニーズ パソコン パート ボランティア プレゼン プレゼンテーション ページ ポジション マナー モチベーション ルール
  クライアント パートナー アドバイス アプローチ アンケート インターネット コミュニティ サイト ソフト タイトル
  テスト ノウハウ バランス ビザ プラン プロ プロセス ポイント メッセージ メリット リスト リモート
  アクセス コスト ミス ケース サイズ メモ ランチ アイテム アカウント アップ アピール アルバム ウェブ エリア
  オープン オーナー カード カフェ カメラ カレンダー ガイド キャンペーン キャンパス クオリティ クラス コミュニケ
  コメント コラム コンサート コンセプト コンビニ コンビニエンスストア サイクル サマー サンプル シーズン シーン
  シフト シェア シリーズ ショップ スキルアップ スタイル ステップ ストーリー ストレス スピーチ スペース スポーツ
  セット セミナー ゼロ センス センター ソース タイミング ダメ チェック チャレンジ チャンス チューター デジタル
  ディスカッション テキスト トップ ドア ニュース ノート ハード ハイ バイト バス パターン パーティー ヒアリング
  ビデオ ファイル フォロー フォロワー フレーム プライベート プラス ブログ プレー プログラム ベース ベスト ホーム
  ホームページ ホテル ポスター ポジティブ マップ マニュアル マネージャー メイン メディア メニュー メンター モデル
  モノ ヤル ライフ ライン ラスト ランキング リアル リスク ルート レポート レストラン レビュー ワーク
  ワークショップ バスケットボール サッカー テニス ダンス ピアノ ゲーム ティーチングアシスタント オープンキャンパス
  ビジネスプランコンテスト ビジネスパーソン アシスタント スーパー スマートフォン フリー フル ノー
  about above across after again all am along also although always among an and another any anyone anything
  are areas around as ask at available away back based basic be became because become been before began
  being below best better between big both brought build building built business but by call came can
  candidate candidates career carry change check class clear client clients close club come common
  communicate communication companies company complete condition conditions contribute could course courses
  cover create created current currently customer customers daily data day days degree department design
  detail details develop developed developer development did different difficult do document documents does
  doing done down during duties each early easy end engineer engineering engineers enjoy enjoyed enough
  etc even event events every everyone everything example excellent experience experienced experiences
  explain explaining fast feel few field fields find first follow for found from full future gave get give
  given go goal goals good got great group groups grow growth had hand handle happy hard has have having he
  help helped helping her here high him his hold home how however idea ideas if important improve improved
  improvement in include including increase industry information inside interest interested internal
  international internship into involved is issue issues it its job jobs join just keep key kind know
  knowledge large last later lead leader leadership leading learn learned learning led less let level life
  like list listen little live long look looking made main make making manage managed management manager
  many market materials may me meet meeting meetings member members might month months more most much must
  my near need needed needs never new next no not now number of off offer office often on once one online
  only open or order other others our out outside over own part partner partners people person place plan
  planning play please position possible practical prepare present presentation presentations problem
  problems process product products professional program project projects provide purpose put quality
  question questions quick quickly read ready real really related report reports request required
  requirements research researched researcher responsibility responsible result results right role run
  running safe same saw school schools see self sell semester send service services set several share she
  short should show side since site skill skills small so social society solution solutions solve some
  someone something soon speak staff start started still store strength strengths strong student students
  studied studies study studying such support supported sure system systems take taken talk task tasks
  taught teach team teams teamwork technical technology tell test tests than that the their them then there
  these thesis they thing things think this those three through time times to today together too tool tools
  top toward training travel try two under understand understanding until up use used useful user users
  using various very via visit volunteer want wanted was way ways we week weeks welcome well went were what
  when where which while who whole why will willing with within without won word work worked worker working
  works world would write writing written year years yet you your`.split(/\s+/),
);

import { nameTable } from './name-table.ts';

/** Family names in Taiwan's Wade–Giles spelling; given names follow no single rule. */
export const taiwaneseFamilyNames = nameTable(`
chen チェン lin リン huang ホアン chang チャン lee リー li リー wang ワン wu ウー liu リウ tsai ツァイ yang ヤン hsu シュー
cheng チェン hsieh シエ hung ホン kuo クオ chiu チウ tseng ツェン liao リャオ lai ライ chou チョウ yeh イェ su スー
chiang チアン lu ルー lo ルオ kao カオ chien チエン hsiao シャオ pan パン chu チュー chung チョン peng ポン shih シー
yu ユー chan チャン hu フー sun スン tang タン weng ウォン chuang チュアン
`);

/** Spanish family names, as most are in the Philippines, and frequent given names. */
export const filipinoNames = nameTable(`
santos サントス reyes レイエス cruz クルス garcia ガルシア mendoza メンドーサ torres トーレス flores フローレス
ramos ラモス gonzales ゴンザレス gonzalez ゴンサレス bautista バウティスタ villanueva ビリャヌエバ fernandez フェルナンデス
rivera リベラ aquino アキノ castro カストロ diaz ディアス lopez ロペス perez ペレス castillo カスティーリョ
delacruz デラクルス dela デラ de デ la ラ los ロス del デル san サン
maria マリア jose ホセ juan フアン ana アナ carlos カルロス miguel ミゲル luis ルイス antonio アントニオ
angelica アンジェリカ andrea アンドレア paolo パオロ marco マルコ isabel イサベル rosa ロサ
`);

/** Given names with one usual reading. */
export const englishNames = nameTable(`
james ジェームズ john ジョン robert ロバート michael マイケル william ウィリアム david デイビッド richard リチャード
joseph ジョセフ thomas トーマス daniel ダニエル matthew マシュー anthony アンソニー mark マーク steven スティーブン
paul ポール andrew アンドリュー joshua ジョシュア kevin ケビン brian ブライアン george ジョージ edward エドワード
jason ジェイソン ryan ライアン jacob ジェイコブ eric エリック jonathan ジョナサン justin ジャスティン
benjamin ベンジャミン samuel サミュエル patrick パトリック alexander アレクサンダー jack ジャック peter ピーター
henry ヘンリー nathan ネイサン adam アダム mary メアリー jennifer ジェニファー linda リンダ elizabeth エリザベス
barbara バーバラ susan スーザン jessica ジェシカ sarah サラ karen カレン lisa リサ nancy ナンシー betty ベティ
sandra サンドラ ashley アシュリー emily エミリー kimberly キンバリー michelle ミシェル amanda アマンダ
melissa メリッサ rebecca レベッカ laura ローラ amy エイミー anna アンナ samantha サマンサ katherine キャサリン
christine クリスティーン emma エマ olivia オリビア sophia ソフィア grace グレース julia ジュリア rachel レイチェル
smith スミス johnson ジョンソン williams ウィリアムズ brown ブラウン jones ジョーンズ miller ミラー davis デイビス
wilson ウィルソン anderson アンダーソン taylor テイラー moore ムーア jackson ジャクソン martin マーティン
thompson トンプソン white ホワイト harris ハリス clark クラーク lewis ルイス robinson ロビンソン walker ウォーカー
young ヤング allen アレン king キング wright ライト scott スコット hill ヒル green グリーン adams アダムズ
baker ベイカー nelson ネルソン campbell キャンベル mitchell ミッチェル roberts ロバーツ carter カーター
`);

export const mongolianNames = nameTable(`
bat バト bold ボルド ganbold ガンボルド batbayar バトバヤル batbold バトボルド naran ナラン sarnai サルナイ tuya トゥヤ
bayar バヤル dorj ドルジ erdene エルデネ temuulen テムーレン anu アヌ tsetseg ツェツェグ altan アルタン
oyun オユン enkhjargal エンフジャルガル munkhbat ムンフバト ganzorig ガンゾリグ otgonbayar オトゴンバヤル
nomin ノミン solongo ソロンゴ bayarmaa バヤルマー ganbat ガンバト enkhbat エンフバト khulan ホラン
`);

/** Single-word names and names of Arabic or Sanskrit origin, which the rules would misread. */
export const indonesianNames = nameTable(`
muhammad ムハンマド mohammad モハンマド ahmad アフマド abdul アブドゥル siti シティ nur ヌル fitri フィトリ
agus アグス dwi ドゥウィ tri トリ putri プトリ putra プトラ sri スリ indah インダ wahyu ワヒユ rizky リズキ rizki リズキ
yusuf ユスフ ibrahim イブラヒム aisyah アイシャ nurul ヌルル lestari レスタリ saputra サプトラ pratama プラタマ
kusuma クスマ wijaya ウィジャヤ hidayat ヒダヤット rahman ラフマン ramadhan ラマダン setiawan セティアワン
gunawan グナワン susanto スサント santoso サントソ kurniawan クルニアワン nugroho ヌグロホ permata プルマタ
dewi デウィ ayu アユ made マデ wayan ワヤン ketut クトゥット nyoman ニョマン adi アディ budi ブディ rina リナ
`);

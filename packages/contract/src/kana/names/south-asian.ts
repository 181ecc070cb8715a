import { nameTable } from './name-table.ts';

export const indianNames = nameTable(`
sharma シャルマ singh シン kumar クマール patel パテル gupta グプタ khan カーン das ダス reddy レッディ rao ラオ
nair ナイル agarwal アガルワル mehta メータ jain ジャイン shah シャー verma ヴァルマ joshi ジョシ mishra ミシュラ
yadav ヤーダヴ kaur カウル malhotra マルホートラ kapoor カプール banerjee バナルジー mukherjee ムカルジー
arjun アルジュン priya プリヤ rahul ラーフル amit アミット anjali アンジャリ rohan ローハン neha ネーハ pooja プージャ
vikram ヴィクラム rajesh ラジェーシュ sanjay サンジャイ ravi ラヴィ anil アニル sunil スニル deepak ディーパク
raj ラージ kiran キラン lakshmi ラクシュミ krishna クリシュナ aditya アーディティヤ rohit ロヒット ankit アンキット
sneha スネーハ divya ディヴィヤ kavya カーヴィヤ meera ミーラ nisha ニシャー
`);

export const bangladeshiNames = nameTable(`
rahman ラフマン islam イスラム hossain ホセイン hossen ホセン ahmed アーメド khan カーン akter アクテル begum ベグム
chowdhury チョードリー das ダス roy ロイ sarkar サルカル ali アリ hasan ハサン karim カリム uddin ウッディン
mia ミア alam アラム haque ハック hoque ホック khatun カトゥン sultana スルタナ kabir カビル rana ラナ
mohammad モハンマド mohammed モハンメド muhammad ムハンマド abdul アブドゥル abdullah アブドゥッラー jahan ジャハン
fatema ファテマ nusrat ヌスラット tanvir タンヴィル sakib サキブ imran イムラン rashed ラシェド
`);

export const sriLankanNames = nameTable(`
perera ペレラ fernando フェルナンド silva シルヴァ de デ bandara バンダーラ kumara クマーラ mendis メンディス
dissanayake ディサナヤケ herath ヘーラト rajapaksa ラージャパクサ senanayake セナナヤケ ranasinghe ラナシンハ
wickramasinghe ウィクラマシンハ jayasinghe ジャヤシンハ gunawardena グナワルダナ jayawardena ジャヤワルダナ
weerasinghe ウィーラシンハ samarasinghe サマラシンハ karunaratne カルナラトナ rathnayake ラトナヤケ
nimal ニマル kamal カマル sunil スニル chaminda チャミンダ lakshan ラクシャン dilshan ディルシャン
nimali ニマリ kumari クマーリ sanduni サンドゥニ tharindu タリンドゥ kasun カスン nuwan ヌワン
`);

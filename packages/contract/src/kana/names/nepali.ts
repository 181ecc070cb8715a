import { nameTable } from './name-table.ts';

export const nepaliNames = nameTable(`
sharma シャルマ thapa タパ shrestha シュレスタ gurung グルン tamang タマン rai ライ adhikari アディカリ magar マガル
kc ケーシー bk ビーケー karki カルキ bhandari バンダリ poudel パウデル paudel パウデル khadka カドカ maharjan マハルジャン
lama ラマ limbu リンブ basnet バスネット bhattarai バッタライ dahal ダハル ghimire ギミレ koirala コイララ
pandey パンデ chaudhary チョーダリー yadav ヤダブ subedi スベディ acharya アチャリャ rana ラナ sherpa シェルパ
pokhrel ポカレル pokharel ポカレル regmi レグミ sapkota サプコタ neupane ネウパネ bista ビスタ bohara ボハラ
singh シン dangol ダンゴル shakya シャキャ bajracharya バジュラチャリャ tiwari ティワリ oli オリ giri ギリ
puri プリ bhatta バッタ joshi ジョシ panta パンタ pant パンタ aryal アリャル khanal カナル kafle カフレ
lamichhane ラミチャネ dhakal ダカル gautam ゴータム rijal リジャル kandel カンデル timilsina ティミルシナ
chhetri チェトリ budhathoki ブダトキ rawal ラワル malla マッラ shah シャハ gyawali ギャワリ parajuli パラジュリ
arjun アルジュン sita シタ ram ラム bishal ビシャル anil アニル sunil スニル suman スマン sujan スジャン
prakash プラカシュ santosh サントシュ bikash ビカシュ rajesh ラジェシュ dipak ディパク deepak ディパク nabin ナビン
sabin サビン suresh スレシュ ramesh ラメシュ binod ビノド anita アニタ sunita スニタ gita ギタ sarita サリタ
puja プジャ pooja プジャ asmita アスミタ sushmita スシュミタ manisha マニシャ srijana スリジャナ kumar クマル
bahadur バハドゥル prasad プラサド kumari クマリ maya マヤ devi デビ laxmi ラクシュミ krishna クリシュナ hari ハリ
gopal ゴパル sandip サンディプ sandeep サンディプ pradip プラディプ bibek ビベク roshan ロシャン sagar サガル
kiran キラン milan ミラン rabin ラビン raju ラジュ dinesh ディネシュ mahesh マヘシュ ganesh ガネシュ umesh ウメシュ
nirmala ニルマラ kamala カマラ bimala ビマラ radha ラダ rita リタ mina ミナ sabina サビナ sushila スシラ aarati アーラティ
arati アラティ kabita カビタ samjhana サムジャナ sangita サンギタ bishnu ビシュヌ shiva シヴァ
`);

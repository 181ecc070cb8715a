import { nameTable } from './name-table.ts';

/** Readings used in Japan: ㄱ ㄷ ㅂ ㅈ are unvoiced at the beginning of a family name. */
export const koreanFamilyNames = nameTable(`
kim キム gim キム lee イ yi イ park パク bak パク pak パク choi チェ choe チェ jung チョン jeong チョン chung チョン
kang カン gang カン cho チョ jo チョ yoon ユン yun ユン jang チャン chang チャン lim イム im イム rim イム han ハン
oh オ seo ソ suh ソ shin シン sin シン kwon クォン gwon クォン hwang ファン ahn アン an アン song ソン yoo ユ yu ユ
you ユ ryu リュ hong ホン jeon チョン jun チョン ko コ go コ koh コ moon ムン mun ムン son ソン sohn ソン bae ペ
pae ペ baek ペク paik ペク heo ホ hur ホ huh ホ nam ナム sim シム shim シム noh ノ roh ノ no ノ ha ハ joo チュ
ju チュ koo ク gu ク ku ク min ミン na ナ nah ナ chae チェ cha チャ woo ウ jin チン ji チ um オム eom オム
won ウォン chun チョン cheon チョン bang パン gong コン kong コン hyun ヒョン ham ハム byun ピョン byeon ピョン
yeo ヨ choo チュ chu チュ do ト so ソ seok ソク sung ソン seong ソン kil キル gil キル wi ウィ pyo ピョ myung ミョン
ki キ ban パン ra ラ wang ワン ok オク yook ユク in イン maeng メン je チェ mo モ nam-gung ナムグン
`);

/** The syllables of given names, so that Ji-hoon, Jihoon and Ji Hoon match. */
export const koreanSyllables = nameTable(`
ji ジ min ミン seo ソ hyun ヒョン hyeon ヒョン jun ジュン joon ジュン yeon ヨン young ヨン yeong ヨン yong ヨン
hoon フン hun フン soo ス su ス jin ジン woo ウ u ウ eun ウン hye ヘ hae ヘ kyung ギョン gyeong ギョン kyeong ギョン
sung ソン seong ソン jae ジェ je ジェ sang サン dong ドン ho ホ hee ヒ hui ヒ yoon ユン yun ユン won ウォン na ナ
yu ユ yoo ユ ha ハ bin ビン chan チャン tae テ in イン ah ア a ア mi ミ hwan ファン kyu ギュ gyu ギュ jung ジョン
jeong ジョン so ソ rin リン ra ラ do ド ye イェ ju ジュ joo ジュ jong ジョン il イル geun グン hyo ヒョ chae チェ
hak ハク cheol チョル chul チョル seok ソク suk ソク wook ウク uk ウク seung スン gwang グァン kwang グァン sik シク
bo ボ da ダ je ジェ han ハン hwa ファ seul スル gi ギ ki ギ ri リ nam ナム sook スク sol ソル byung ビョン
byeong ビョン myung ミョン myeong ミョン gun ゴン geon ゴン kun ゴン ka ガ ga ガ eon オン ryeong リョン hong ホン
ran ラン rim リム ryul ユル yul ユル moo ム mu ム
`);

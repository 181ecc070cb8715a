import { nameTable } from './name-table.ts';

/** Burmese names have no family name, so each word is looked up by itself. */
export const burmeseNames = nameTable(`
aung アウン kyaw チョー htun トゥン tun トゥン win ウィン thida ティダ hla ラ khin キン mya ミャ min ミン myo ミョー
naing ナイン nyein ニェイン oo ウー phyo ピョー san サン soe ソー su スー swe スウェー than タン thant タン thet テッ
htet テッ thu トゥー tin ティン wai ワイ ye イェ yi イー zaw ゾー zin ジン hnin ニン ei エイ ko コー lin リン
lwin ルウィン maung マウン may メイ moe モー mon モン nay ネイ nu ヌー nwe ヌウェー sandar サンダー thiri ティリ
yadanar ヤダナー zar ザー hein ヘイン kaung カウン kyi チー htoo トゥー hsu スー shwe シュエ thein テイン
thura トゥラ ma マ nandar ナンダー chit チッ cho チョー aye エー bo ボー phyu ピュー sai サイ nan ナン
thuzar トゥザー nyi ニー lay レー ohn オン paing パイン myint ミン nyunt ニュン htay テー htwe トゥエー
sein セイン khaing カイン khine カイン wint ウィン tint ティン thandar タンダー thinzar ティンザー eain エイン
myat ミャッ phone ポン pyae ピェー yamin ヤミン zayar ゼーヤー zeyar ゼーヤー hlaing ライン toe トー tay テー
nanda ナンダ thaw トー yan ヤン kyin チン ni ニー hein ヘイン sithu シトゥー
`);

import { nameTable } from './name-table.ts';

/** Family, middle and given names, without accents: few syllables, each a word of its own. */
export const vietnameseNames = nameTable(`
nguyen グエン tran チャン le レ pham ファム hoang ホアン huynh フイン phan ファン vu ヴ vo ヴォ dang ダン
bui ブイ do ド ho ホ ngo ゴ duong ズオン ly リ dinh ディン doan ドアン truong チュオン trinh チン dao ダオ
cao カオ lam ラム luong ルオン ha ハ mai マイ phung フン quach クアック tong トン thai タイ vuong ヴオン
kieu キエウ la ラ mac マック nghiem ギエム to ト ta タ trieu チエウ tang タン tieu ティエウ
thi ティ van ヴァン duc ドゥック minh ミン quoc クオック huu フウ ngoc ゴック thanh タイン xuan スアン hong ホン
thu トゥ kim キム anh アイン bao バオ binh ビン chau チャウ chi チー cong コン cuong クオン dat ダット dong ドン
diep ディエップ dieu ジエウ dung ズン giang ザン hai ハイ han ハン hang ハン hanh ハイン hao ハオ hau ハウ
hien ヒエン hiep ヒエップ hieu ヒエウ hoa ホア hoai ホアイ huan フアン hue フエ hung フン huong フオン huy フイ
huyen フエン khai カイ khang カン khanh カイン khoa コア khoi コイ khue クエ kien キエン lan ラン lien リエン
linh リン loan ロアン loc ロック loi ロイ long ロン luan ルアン man マン manh マイン my ミー nam ナム nga ガー
ngan ガン nghia ギア nhan ニャン nhat ニャット nhi ニー nhu ニュー nhung ニュン oanh オアイン phat ファット
phong フォン phu フー phuc フック phuong フオン quan クアン quang クアン que クエ quy クイ quyen クエン
quyet クエット quynh クイン sang サン son ソン tai タイ tam タム tan タン thang タン thao タオ the テー
thien ティエン thinh ティン thom トム thong トン thuan トゥアン thuc トゥック thuong トゥオン thuy トゥイ
tien ティエン tin ティン tinh ティン toan トアン trang チャン tri チー trung チュン truc チュック tu トゥ tuan トゥアン
tung トゥン tuyen トゥエン tuyet トゥエット uyen ウエン vi ヴィ viet ヴィエット vinh ヴィン vy ヴィ yen イエン
an アン dan ダン dai ダイ nhien ニエン nguyet グエット bich ビック cam カム bang バン bach バック gia ザー
trong チョン thach タック sinh シン si シー hoan ホアン kha カー khac カック lap ラップ luc ルック nghi ギー
ngu グー nhut ニュット vien ヴィエン
`);

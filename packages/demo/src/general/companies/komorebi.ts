import { paragraphs } from '../../paragraphs.ts';
import { cover, logo, product, room } from '../../pictures/picture-names.ts';
import type { GeneralIdea } from '../demo-general.ts';

export const komorebi: GeneralIdea = {
  profile: [
    paragraphs(
      'こもれび出版は、絵本と人文書を年に40点ほど出している小さな出版社です。神田神保町の古書店街の真ん中に、1986年から変わらず社屋があります。',
      '私たちが大切にしているのは、「急いで読まなくてよい本」であることです。刊行から30年たっても版を重ねている絵本が58点あり、子どもだったころに読んだ方が、いまはご自分のお子さんのために買ってくださいます。',
      '社員は46名。月曜の企画会議には、編集も営業も経理も、誰でも一冊の本を持って参加できます。よい企画なら入社年次は関係ありません。そのかわり「なぜいま、この本なのか」は何度でも聞かれます。',
      '海外出身の社員はまだ4名で、在留資格の手続きも一件ずつ一緒に調べながら進めています。整った制度はお約束できませんが、ことばを仕事にしたい方にとって、退屈しない場所であることはお約束します。',
    ),
    paragraphs(
      'Komorebi Publishing is a small house that brings out around forty picture books and works of the humanities a year. Since 1986 we have been in the same building, in the middle of the second-hand bookshops of Kanda-Jimbocho.',
      'What we care about is that nobody has to hurry through our books. Fifty-eight of our picture books are still being reprinted thirty years on, and people who read them as children now buy them for children of their own.',
      'We are 46 people. Anybody may come to the editorial meeting on Mondays with a book under their arm, be they from editing, sales or accounts. A good idea counts, however new you are; in return you will be asked again and again: why this book, and why now?',
      'Only four of us come from abroad so far, and we still find our way through each residence application together. We cannot promise you a polished system. We can promise that somebody who wants to work with words will not be bored here.',
    ),
  ],
  features: [1, 10, 14, 16, 17, 18, 20],
  logo: logo('sunbeam'),
  cover: cover('a1', 4),
  links: [
    { title: ['こもれび出版', 'Komorebi Publishing'], url: 'https://www.komorebi.example/' },
    { title: ['新刊案内', 'New titles'], url: 'https://www.komorebi.example/new' },
    { title: ['海外版権のご案内', 'Foreign rights'], url: 'https://www.komorebi.example/rights' },
  ],
  services: [
    {
      title: ['絵本', 'Picture books'],
      message: [
        '代表作『ぽとんの森』は、累計82万部、14の言語で読まれています。新しい作家の第一作を毎年必ず3点出すことを、創業からの決まりにしています。',
        'Our best-known title, The Forest of Poton, has sold 820,000 copies and is read in fourteen languages. Ever since we began we have kept one rule: three first books by new artists, every year.',
      ],
      place: ['全国の書店・図書館・園', 'Bookshops, libraries and nurseries across Japan'],
      url: 'https://www.komorebi.example/picture-books',
      pictures: [product('a1', 4)],
    },
    {
      title: ['人文書「こみち」シリーズ', 'The Komichi series'],
      message: [
        '民俗学、言語学、食の歴史。専門家が高校生に向けて書く、160ページの小さな本です。装丁は毎回違う若手デザイナーにお願いしています。',
        'Folklore, linguistics, the history of food: small books of 160 pages in which scholars write for readers in high school. Each cover is entrusted to a different young designer.',
      ],
      place: ['書店、高校・大学の図書館', 'Bookshops, school and university libraries'],
      url: 'https://www.komorebi.example/komichi',
      pictures: [product('a8', 4)],
    },
  ],
  headquarters: {
    name: ['本社', 'Our office'],
    address: [
      ['東京都千代田区', 'Tokyo, Chiyoda-ku'],
      ['神田神保町5-14-2 こもれび館', '5-14-2 Kanda-Jimbocho, Komorebi House'],
    ],
    picture: room('a28'),
  },
  branches: [
    {
      name: ['本の蔵（倉庫・撮影室）', 'The Book Barn (storage and photo studio)'],
      address: [
        ['埼玉県川口市', 'Saitama, Kawaguchi'],
        ['本蔵町2-9', '2-9 Honkura-cho'],
      ],
    },
  ],
  abroad: [],
  facts: {
    founded: '1986-05',
    capital: 30_000_000,
    listing: 'unlisted',
    companyType: 'japanese',
    visaSupport: 'partly',
    workLanguages: ['ja'],
    aptitudeTestLanguages: [],
    contactEmail: 'honya@komorebi.example',
    contactPhone: '03-0000-1986',
  },
  years: [
    [3, 0, 4.5, 19.0],
    [2, 1, 2.2, 17.4],
    [4, 1, 4.3, 16.1],
  ],
};

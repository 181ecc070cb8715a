import type { TextDocument } from '../text/text-document.ts';

export const articles: readonly TextDocument[] = [
  {
    id: 'recruiting-calendar',
    heading: 'The Japanese recruiting calendar',
    lead: 'Hiring of new graduates in Japan follows a set course that begins well before graduation. Once you know what starts when, you know what to prepare first.',
    sections: [
      {
        id: 'dates',
        heading: 'Three dates',
        blocks: [
          'The dates that guide the hiring of new graduates all lie in the year before graduation.',
          {
            table: [
              ['When', 'What begins'],
              ['1 March', 'Companies publish their openings and hold information sessions'],
              ['1 June', 'Companies begin interviews and other selection'],
              ['1 October', 'Companies make formal offers (内定)'],
            ],
          },
          'These are guideposts: some companies move earlier, others hire all year round. For the deadline of a company you like, look at its own announcement.',
        ],
      },
      {
        id: 'cohort',
        heading: 'What “27卒” means',
        blocks: [
          'A cohort is named after the fiscal year of graduation. 27卒 are those who graduate between April 2026 and March 2027. The fiscal year begins in April, so somebody who graduates in September 2026 is 27卒, too.',
          'Many international students graduate in September. Whether you can start at another time than April differs between companies, so ask early, at an information session or an interview.',
        ],
      },
      {
        id: 'before',
        heading: 'What you can begin now',
        blocks: [
          {
            list: [
              'Draft your 履歴書 (Japanese résumé) and have somebody read it, such as your school’s career centre.',
              'Get used to aptitude tests. There are SPI, 玉手箱, TG-WEB and GAB; if you take one in Japanese, practise against the clock.',
              'Check the dates of language tests, and allow for the time until the results are out.',
              'Find out whether the work you want fits the residence status you would need.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'rirekisho',
    heading: 'How a 履歴書 differs from a résumé',
    lead: 'You arrange a résumé as you like. A 履歴書 (rirekisho) is a form. Here is what goes where, following the form of the Ministry of Health, Labour and Welfare.',
    sections: [
      {
        id: 'form',
        heading: 'A form with set fields',
        blocks: [
          'The form that the ministry published in 2021 has these fields:',
          {
            list: [
              'The date of writing, and a photo 4 cm high and 3 cm wide',
              'Your name and its reading (ふりがな), date of birth and age, gender (optional, in your own words)',
              'Address, phone number, email, and a second contact',
              'Education and work history',
              'Licences and qualifications',
              'Your reasons for applying, skills, favourite subjects, strengths',
              'Your own requests to the employer (本人希望記入欄)',
            ],
          },
          'It does not ask how long your commute is, or about dependants or a spouse.',
        ],
      },
      {
        id: 'order',
        heading: 'Education and work in one table',
        blocks: [
          'Education comes first, then work, and the table closes with the word 以上 (“that is all”). Write all years in one style, western or Japanese era. If you mix them, your history is hard to follow.',
        ],
      },
      {
        id: 'difference',
        heading: 'The main differences',
        blocks: [
          {
            table: [
              ['', '履歴書', 'Résumé'],
              ['Shape', 'Set fields', 'You decide'],
              ['Photo', 'Has a place for one', 'Often none'],
              ['Order', 'Education first, then work', 'What matters most to you first'],
              ['Motivation', 'Has a field of its own', 'Often in a separate letter'],
            ],
          },
          'To tell more about what you did and achieved at work, prepare a 職務経歴書 (CV) beside it.',
        ],
      },
      {
        id: 'here',
        heading: 'Making one with {name}',
        blocks: [
          'Fill in your profile, and save a 履歴書, a 職務経歴書 and an English résumé as PDF. You can choose how years are written.',
          { to: '/talent/profile/resume', label: 'Open résumé and CV' },
        ],
      },
    ],
  },
  {
    id: 'reading-a-job',
    heading: 'How to read a job posting',
    lead: 'By law, a job posting in Japan has to state certain things. If you know where to look, you can compare offers, and notice the ones to stay away from.',
    sections: [
      {
        id: 'must-state',
        heading: 'What should be there',
        blocks: [
          'Under the Employment Security Act a posting states, among other things:',
          {
            list: [
              'Duties and workplace and, since April 2024, how far they may change later',
              'Contract term and probation; for a fixed term also when it is renewed and the limit of renewals',
              'Start and end of work, overtime, breaks, holidays',
              'Wages. Where overtime pay is fixed: base pay without it, the hours, the amount, and that anything beyond is paid',
              'Health insurance, employees’ pension, accident insurance, employment insurance',
              'The employer’s name, whether it is dispatch work, and measures against second-hand smoke',
            ],
          },
        ],
      },
      {
        id: 'warning',
        heading: 'When to stop',
        blocks: [
          'To fight offers that lead to crime (闇バイト), since December 2024 the employer’s name, address, contact, duties, workplace and wages must always be there. Do not apply where one of them is missing, or where somebody wants a picture of your residence card before the selection.',
          'During the selection you state your residence status yourself or answer a question about it. The card is shown after the offer.',
        ],
      },
      {
        id: 'ask',
        heading: 'What to ask in an interview',
        blocks: [
          {
            list: [
              'How the work relates to your field of study',
              'Whether the company prepares its part of the papers for a change of residence status',
              'How far you may be moved to another place or task',
              'When and how you will hear the result',
            ],
          },
        ],
      },
    ],
  },
];

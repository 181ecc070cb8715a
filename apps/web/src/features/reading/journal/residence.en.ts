import type { TextDocument } from '../text/text-document.ts';

export const articles: readonly TextDocument[] = [
  {
    id: 'student-to-work',
    heading: 'From student status to a status for work',
    lead: 'To work in Japan after graduation you change your residence status. This is a map: which statuses there are, and what each one asks of you.',
    sections: [
      {
        id: 'groups',
        heading: 'Four groups, by what work they allow',
        blocks: [
          {
            table: [
              ['Group', 'Examples'],
              [
                'No work by default',
                'Student, Dependent, Cultural Activities, Temporary Visitor, Trainee (some work with a permission for other activity, 資格外活動許可)',
              ],
              [
                'Work in a set field',
                'Engineer / Specialist in Humanities / International Services, Highly Skilled Professional, Instructor, Nursing Care, Specified Skilled Worker and others',
              ],
              ['What the designation says', 'Designated Activities (特定活動)'],
              [
                'No restriction',
                'Permanent Resident, Spouse of a Japanese National, Spouse of a Permanent Resident, Long-Term Resident and others',
              ],
            ],
          },
        ],
      },
      {
        id: 'gijinkoku',
        heading: 'What most graduates choose: 技術・人文知識・国際業務',
        blocks: [
          'Most graduates change to Engineer / Specialist in Humanities / International Services. What counts is that the job relates to your field of study. Before you accept an offer, ask what exactly you will do, and be able to say how it follows from what you studied.',
          'For graduates of universities, junior colleges and colleges of technology the relation is judged generously, for holders of 専門士 and 高度専門士 more strictly. Since 2024, vocational programmes recognised by the Minister of Education are treated like universities. A Japanese language school alone does not lead to this status, but a degree from home counts.',
          'Depending on the employer and the work, proof of your language skills may be asked for.',
        ],
      },
      {
        id: 'forty-six',
        heading: 'Broader work in Japanese: 特定活動46号',
        blocks: [
          'This designation is for people with a Japanese degree who also have JLPT N1 or at least 480 points in the BJT. A degree in Japanese counts as well. Since 2024, 高度専門士 of a recognised vocational programme is included.',
        ],
      },
      {
        id: 'after-graduation',
        heading: 'If you have no offer by graduation',
        blocks: [
          'There is a designation for going on with your job hunt (継続就職活動). It lasts six months and can be renewed once. You need a letter of your school, which asks for proof that you are looking, such as several applications a month. Keep a record from the start. After a Japanese language school, a degree from a university abroad is among the conditions.',
          'Another one (内定待機) covers the time between an offer and the first day of work.',
        ],
      },
    ],
  },
  {
    id: 'part-time-work',
    heading: 'Part-time work as a student: the 28 hours',
    lead: 'Student status is for studying. Working needs a permission and has limits. Know them well, so that nothing stands in your way when you look for a job.',
    sections: [
      {
        id: 'permission',
        heading: 'First, a permission',
        blocks: [
          'Student status alone does not let you work. With a permission for other activity (資格外活動許可) you may work within set hours.',
        ],
      },
      {
        id: 'hours',
        heading: 'How hours are counted',
        blocks: [
          {
            list: [
              'At most 28 hours in a week: in any seven days, whichever day you count from.',
              'With more than one job, all hours are added up.',
              'In the official long vacation of your school, up to 8 hours a day.',
              'Work in adult entertainment (風俗営業) is never allowed, however short.',
            ],
          },
        ],
      },
      {
        id: 'enrolled',
        heading: 'It ends with graduation',
        blocks: [
          'The permission is good only while you are enrolled. After graduation you cannot go on with part-time work on student status, even if your period of stay has not run out. If there is a gap before your first day at work, talk early to your school or the Immigration Services Agency about your status.',
        ],
      },
    ],
  },
];

import type { TextDocument } from '../text/text-document.ts';

export const terms: TextDocument = {
  id: 'terms',
  heading: 'Terms of use',
  lead: 'These terms are the agreement between us and everyone who uses the service. By registering you agree to them. If the Japanese and English texts differ, the Japanese one counts.',
  sections: [
    {
      id: 'service',
      heading: 'What the service is',
      blocks: [
        'The service brings information about jobs and companies to students and young people and gives both sides a place to talk directly. We are not a party to any employment contract and do not act as an employment agency. Applications, selection, hiring and working conditions are agreed between the two sides.',
        'It is free for students and young people. Companies have a free plan and a paid plan; what the paid plan costs and contains is shown before it is ordered.',
      ],
    },
    {
      id: 'account',
      heading: 'Accounts',
      blocks: [
        'One account per person. Register what is true and keep it up to date. Do not tell anyone your password and do not lend your account.',
        'A company may be registered only by someone entitled to recruit for it. Until we have verified it, the company is shown as not verified.',
      ],
    },
    {
      id: 'talent-duties',
      heading: 'What we ask of students and young people',
      blocks: [
        'Please state your profile and residence status truthfully. Notes such as “You can apply” are guidance, neither a permission nor legal advice. When in doubt, ask your school or the Immigration Services Agency.',
      ],
    },
    {
      id: 'company-duties',
      heading: 'What we ask of companies',
      blocks: [
        {
          list: [
            'State the working conditions that the Employment Security Act requires, correct and current, and close a posting as soon as it is filled.',
            'Do not discriminate by nationality, gender, age, beliefs or the like. Ask for the residence card only after an offer.',
            'Use students’ data for the selection only, keep it safe, and delete it when it is no longer needed.',
            'Tell everyone who applied how it ended.',
            'Take no money from students and do not approach them for anything but recruiting.',
          ],
        },
      ],
    },
    {
      id: 'forbidden',
      heading: 'What is not allowed',
      blocks: [
        {
          list: [
            'Anything against the law or public decency, and offers that lead to crime',
            'False information, or posing as somebody else',
            'Harassment, discrimination, sending the same text to many',
            'Collecting other people’s data to take it away, or fetching it in bulk by machine',
            'Disturbing the service or trying to break into it',
          ],
        },
        'Where this is not kept we may remove content, suspend use or delete the account. Unless it is urgent, we give the reason first and listen.',
      ],
    },
    {
      id: 'contents',
      heading: 'What you post',
      blocks: [
        'What you write or upload remains yours. We use it as far as showing, delivering, translating and storing it in the service requires.',
        'Do not post what infringes other people’s copyright or their right to their own image.',
      ],
    },
    {
      id: 'scores',
      heading: 'Match scores and order',
      blocks: [
        'The match score compares the wishes of the student and of the company with equal weight and shows its reasons. Nationality, gender and age are not used. A paid plan does not change the order that students see.',
      ],
    },
    {
      id: 'availability',
      heading: 'Interruption and end',
      blocks: [
        'Maintenance, faults or disasters may interrupt the service. If it ends, we say so at least 60 days before and leave time to take your data away.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'We do not guarantee that anyone is hired, or that what users post is correct. Disputes between users are theirs to settle; we help to establish the facts.',
        'For damage caused by our intent or negligence we are liable under the law. Towards individuals we claim no exemption that the Consumer Contract Act or other law does not allow.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Leaving',
      blocks: [
        'You can leave at any time in the account settings. Before the last owner of a company leaves, please make somebody else an owner.',
      ],
    },
    {
      id: 'terms-changes',
      heading: 'Changes to these terms',
      blocks: [
        'Changes follow Article 548-4 of the Civil Code: what changes and from when is announced on screen at least 30 days before. Where it is urgent, as when the law changes, we announce it as soon as we can.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      blocks: [
        'These terms follow the law of Japan. The district court at our head office has jurisdiction in the first instance by agreement; this does not keep individuals from another court that the law allows them.',
      ],
    },
  ],
};

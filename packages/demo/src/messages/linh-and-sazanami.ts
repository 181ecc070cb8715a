import type { DemoConversation } from './demo-conversation.ts';

const nakamura = 'two@agency.example';

/** A week in English, with an appointment in the future. */
export const linhAndSazanami: DemoConversation = {
  company: 'sazanami',
  student: 'linh',
  assignee: nakamura,
  messages: [
    {
      from: nakamura,
      daysAgo: 8,
      at: '11:05',
      text: 'Hello {name}, thank you for your request. I am Aoi Nakamura and I look after recruiting for Sazanami. What made you think of food trading?',
    },
    {
      from: 'student',
      daysAgo: 8,
      at: '18:47',
      text: 'Thank you for accepting! My grandparents grow pepper near Pleiku, so I know one end of the trade. I would like to learn the other end, and use Vietnamese, Japanese and English at work.',
    },
    {
      from: nakamura,
      daysAgo: 6,
      at: '9:30',
      text: 'That is a wonderful reason. Our spice team buys from the Central Highlands, so you might even know the roads 🙂\nWould you like to talk with Mr Ohta, who spent four years in Ho Chi Minh City?',
      notes: [{ by: nakamura, text: 'Strong fit for the spice team. Ohta-san is happy to talk.' }],
    },
    {
      from: 'student',
      daysAgo: 6,
      at: '12:15',
      text: 'Yes, very much! Afternoons are best for me, except on Wednesdays.',
    },
    {
      from: nakamura,
      daysAgo: 5,
      at: '10:20',
      slots: {
        minutes: 45,
        link: 'https://meet.sazanami.example/spice-team',
        times: [
          { days: 3, at: '15:00' },
          { days: 4, at: '13:30' },
        ],
        picked: 0,
      },
    },
    {
      from: 'student',
      daysAgo: 4,
      at: '13:08',
      text: 'I have picked the first one. Is there anything I should prepare?',
    },
    {
      from: nakamura,
      daysAgo: 4,
      at: '17:25',
      text: 'Only your questions. Mr Ohta will show you what happens between a sample and a container.',
    },
    {
      from: 'student',
      daysAgo: 4,
      at: '17:40',
      text: 'Great, I look forward to it. Thank you!',
    },
  ],
};

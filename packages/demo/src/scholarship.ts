/** Open as long as a demo runs; its raffle is on, so there are four categories. */
export const demoProgramme = {
  id: '0199a1c0-0000-7000-8000-000000002027',
  nameJa: '留学生奨学金 2027',
  nameEn: 'Scholarship for International Students 2027',
  opensAt: new Date('2026-03-31T15:00:00Z'),
  deadline: new Date('2027-04-30T14:59:00Z'),
};

import type { Profile } from '@engawa/contract/profile/schemas';
import type { Experience } from '../facts/employment.rules.ts';
import { linh } from './sample-profile.ts';

/** Distinguishable sentences up to a total length. */
function sentencesOf(topic: string, characters: number): string[] {
  const list: string[] = [];
  for (let length = 0, at = 1; ; at += 1) {
    const sentence = `${topic}の${at}番目の文は、長い文章でも最後まで読めることを確かめるものです。`;
    length += sentence.length;
    if (length > characters) return list;
    list.push(sentence);
  }
}

/** Every text and list at its maximum, with the sentences each document must contain. */
export function wordy() {
  const profile = linh();
  const [job] = profile.work.workExperiences as [Experience];
  const motivation = sentencesOf('動機', 1000);
  const strength = sentencesOf('強み', 1000);
  const highlight = sentencesOf('学生生活', 1000);
  const skills = sentencesOf('特技', 1000);
  const vision = sentencesOf('展望', 1000);
  const requests = sentencesOf('希望', 500);
  const companies = Array.from({ length: 20 }, (_, at) => `株式会社第${at}国際事業本部海外開発室`);
  const details = companies.map((_, at) => sentencesOf(`職務${at}`, 2000));
  const licences = Array.from(
    { length: 20 },
    (_, at) => `${'長い名称の技能検定'.repeat(12)}第${at}`,
  );
  Object.assign(profile.story, {
    strength: strength.join(''),
    highlight: highlight.join('\n'),
    skills: skills.join('\n\n'),
  });
  profile.career.careerVision = vision.join('');
  profile.work.workExperiences = companies.map((company, at) => ({
    ...job,
    company,
    details: details[at]?.join('') ?? null,
  }));
  Object.assign(profile.resume, {
    motivation: motivation.join(''),
    requests: requests.join(''),
    licences: licences.map((name) => ({ acquired: '2024-05', name })),
  });
  return {
    profile,
    sentences: {
      rirekisho: [motivation, strength, skills, requests, companies, licences].flat(),
      shokumukeirekisho: [
        [strength, highlight, skills, vision, companies, licences].flat(),
        details.flat(),
      ].flat(),
    },
  };
}

export const hostileTexts = [
  '#read("/etc/passwd")',
  '#import "/etc/passwd": *',
  '#eval("1+1") #panic("x")',
  '$x$ $ x^2 $',
  '*bold* _slanted_',
  '@ref <label>',
  'a\\b \\n \\u{41}',
  '[x] {y} ~ -- --- ... = + - /',
  '<script>alert(1)</script>',
  '%s ${x} {{y}} \'"`',
];

export function hostile(text: string): Profile {
  const profile = linh();
  const { basic, education, work, story, career, links, resume } = profile;
  Object.assign(basic, {
    firstName: text,
    lastName: text,
    firstNameKana: text,
    lastNameKana: text,
  });
  for (const school of [education.university, ...education.pastUniversities]) {
    Object.assign(school ?? {}, { name: text, department: text });
  }
  for (const job of work.workExperiences) {
    Object.assign(job, { company: text, position: text, details: `${text}\n${text}` });
  }
  Object.assign(story, { strength: text, highlight: text, skills: text });
  career.careerVision = text;
  links.links = [{ url: 'https://x.example/#read("a")', title: text, summary: text }];
  for (const licence of resume.licences) licence.name = text;
  Object.assign(resume, {
    address: text,
    addressKana: text,
    secondContact: text,
    motivation: text,
    requests: text,
  });
  return profile;
}

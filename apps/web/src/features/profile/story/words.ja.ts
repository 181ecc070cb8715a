export const words = {
  intro: '日本語で書きましょう。短くても、自分の言葉で書かれた文章がいちばん伝わります。',
  strength: '強みと経験',
  strengthHint: 'どんな場面で、何をして、どうなったか。具体的な例をひとつ書くと伝わります。',
  highlight: '学生生活のハイライト',
  highlightHint: '研究、サークル、ボランティアなど、最も力を入れたことを書きましょう。',
  skills: 'スキルと実績',
  skillsHint: '使える技術、資格、受賞、発表などを書きましょう。',
} as const;

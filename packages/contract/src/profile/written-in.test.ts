import { expect, test } from 'vitest';
import { writtenIn } from './written-in.ts';

test.each([
  ['', undefined],
  ['I led a team.', undefined],
  ['I led a team of six students in a robot contest, and won.', 'english'],
  ['Tôi đã dẫn dắt một nhóm sáu sinh viên trong cuộc thi.', 'other'],
  ['Saya memimpin sebuah tim dalam lomba robot nasional.', 'other'],
  ['我在大学期间组织了一个由六名学生组成的机器人竞赛小组。', 'other'],
  ['ロボットコンテストで、6人のチームをまとめました。', 'japanese'],
  ['Pythonを使ったデータ分析', 'japanese'],
])('%s is written in %s', (text, script) => {
  expect(writtenIn(text)).toBe(script);
});

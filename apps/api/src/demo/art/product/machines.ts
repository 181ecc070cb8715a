import type { Random } from '../../random.ts';
import { circle, ellipse, path, rect, repeat, stroke, turned } from '../brush/svg.ts';

/** Things drawn around the middle of their foot, some 300 wide and high. */

const bodies = ['#274a78', '#d9622b', '#4f6e3f', '#f3e8da', '#3b4654'] as const;

const robotArm = (random: Random): string => {
  const color = random.pick(['#d9622b', '#f0efe9', '#5f7d9c', '#e0b25c']);
  return (
    rect(-70, -22, 140, 22, '#3b4148', { round: 6 }) +
    path('M-46 -22L-30 -84H30L46 -22Z', '#565d66') +
    turned(
      -22,
      0,
      -90,
      rect(-22, -206, 44, 130, color, { round: 20 }) +
        rect(-8, -190, 16, 96, '#ffffff', { round: 8, opacity: 0.3 }),
    ) +
    circle(0, -90, 30, '#3b4148') +
    circle(0, -90, 12, color) +
    turned(58, -44, -200, rect(-64, -320, 38, 120, color, { round: 18 })) +
    circle(-44, -200, 24, '#3b4148') +
    circle(-44, -200, 9, color) +
    stroke('M64 -262V-236M64 -236L44 -212L52 -190M64 -236L84 -212L76 -190', '#3b4148', 11) +
    circle(64, -266, 17, '#3b4148') +
    rect(46, -178, 36, 36, '#c8a178', { round: 4 })
  );
};

const kettle = (random: Random): string => {
  const color = random.pick(bodies);
  return (
    stroke('M-70 -120C-80 -236 80 -236 70 -120', '#3b3a3a', 12) +
    rect(-44, -205, 88, 16, '#c8a178', { round: 8 }) +
    path('M90 -92C130 -96 128 -150 158 -158L166 -142C150 -132 148 -66 92 -58Z', color) +
    path(
      'M-96 -20C-112 -80 -92 -132 0 -132S112 -80 96 -20C92 -4 78 0 60 0H-60C-78 0 -92 -4 -96 -20Z',
      color,
    ) +
    ellipse(0, -130, 62, 12, '#00000022') +
    path('M-60 -132C-50 -150 50 -150 60 -132Z', color) +
    circle(0, -152, 11, '#c8a178') +
    path('M-80 -40C-88 -78 -76 -104 -40 -114C-62 -96 -68 -70 -62 -36Z', '#ffffff', 0.3)
  );
};

const lamp = (random: Random): string =>
  rect(-66, -14, 132, 14, '#8c6a45', { round: 7 }) +
  rect(-7, -150, 14, 140, '#a9834f') +
  circle(0, -92, 16, random.pick(bodies)) +
  path('M-62 -270H62L104 -142H-104Z', '#fff2d8') +
  path('M-62 -270H-20L-40 -142H-104Z', '#f9dfae') +
  repeat(5, (rib) => stroke(`M${-50 + rib * 25} -268L${-84 + rib * 42} -144`, '#e6c48e', 3)) +
  rect(-66, -276, 132, 10, '#a9834f', { round: 5 }) +
  rect(-108, -148, 216, 10, '#a9834f', { round: 5 });

const camera = (random: Random): string => {
  const color = random.pick(['#3b4148', '#274a78', '#74512b', '#4f6e3f']);
  return (
    path('M-48 -168L-34 -206H34L48 -168Z', '#565d66') +
    rect(-130, -176, 260, 176, '#4a5058', { round: 22 }) +
    rect(-130, -134, 260, 96, color) +
    rect(-110, -192, 52, 18, '#c9ccd0', { round: 6 }) +
    circle(96, -154, 11, '#d9622b') +
    circle(0, -86, 72, '#2b2f35') +
    circle(0, -86, 56, '#565d66') +
    circle(0, -86, 42, '#1d2b40') +
    circle(0, -86, 22, '#41608a') +
    circle(-16, -102, 12, '#ffffff', 0.5)
  );
};

const tones = ['#9dbce6', '#e8a06f', '#a5c791', '#f3d9a0'] as const;

const bars = (random: Random, x: number, bottom: number, count: number, step: number): string =>
  repeat(count, (bar) => {
    const height = 24 + bar * 10 + random.int(0, 24);
    return rect(
      x + bar * step,
      bottom - height,
      step * 0.62,
      height,
      tones[bar % tones.length] ?? '',
      { round: 4 },
    );
  });

const laptop = (random: Random): string =>
  rect(-170, -224, 340, 216, '#34393f', { round: 14 }) +
  rect(-158, -212, 316, 190, '#f7f3ea', { round: 4 }) +
  rect(-158, -212, 66, 190, '#274a78') +
  repeat(5, (line) =>
    rect(-146, -194 + line * 26, 42, 8, '#9dbce6', { round: 4, opacity: line === 1 ? 1 : 0.45 }),
  ) +
  rect(-78, -196, 110, 12, '#c9d3dd', { round: 6 }) +
  bars(random, -74, -40, 6, 24) +
  circle(110, -120, 38, '#e9dcc6') +
  path('M110 -120V-158A38 38 0 0 1 143 -101Z', random.pick(['#d9622b', '#4f6e3f'])) +
  rect(76, -60, 70, 8, '#c9d3dd', { round: 4 }) +
  path('M-200 -10H200L214 4C214 10 210 12 204 12H-204C-210 12 -214 10 -214 4Z', '#c9ccd0') +
  rect(-34, -10, 68, 7, '#9a9fa6', { round: 3 });

const phone = (random: Random): string => {
  const accent = random.pick(['#d9622b', '#4f6e3f', '#274a78']);
  return turned(
    random.pick([-7, 7]),
    0,
    -140,
    rect(-78, -300, 156, 300, '#2b2f35', { round: 26 }) +
      rect(-68, -288, 136, 276, '#faf6ee', { round: 17 }) +
      rect(-26, -280, 52, 9, '#2b2f35', { round: 4.5 }) +
      rect(-56, -256, 112, 78, accent, { round: 12 }) +
      circle(-24, -216, 20, '#ffffff', 0.35) +
      path(
        'M-56 -196L-20 -226L8 -204L28 -218L56 -196V-190a12 12 0 0 1 -12 12H-44a12 12 0 0 1 -12 -12Z',
        '#ffffff',
        0.45,
      ) +
      repeat(
        3,
        (row) =>
          circle(-42, -150 + row * 40, 13, tones[row] ?? '') +
          rect(-20, -158 + row * 40, 70, 7, '#c9c4ba', { round: 3 }) +
          rect(-20, -145 + row * 40, 46, 7, '#e2ddd2', { round: 3 }),
      ) +
      rect(-50, -42, 100, 20, accent, { round: 10 }),
  );
};

const tablet = (random: Random): string =>
  path('M-30 -60L-80 0H60L20 -60Z', '#9a9fa6') +
  turned(
    -4,
    0,
    -140,
    rect(-180, -262, 360, 244, '#2b2f35', { round: 20 }) +
      rect(-166, -248, 332, 216, '#f7f3ea', { round: 8 }) +
      rect(-150, -232, 140, 90, '#e9eff7', { round: 8 }) +
      stroke('M-138 -164L-110 -184L-84 -176L-54 -206L-24 -214', '#274a78', 7) +
      rect(6, -232, 144, 90, '#fceee6', { round: 8 }) +
      circle(52, -187, 28, '#f3c9ac') +
      path('M52 -187V-215A28 28 0 0 1 78 -177Z', '#d9622b') +
      repeat(3, (line) => rect(94, -214 + line * 20, 44, 8, '#e2b79b', { round: 4 })) +
      bars(random, -146, -46, 9, 32),
  );

export const machines = { robotArm, kettle, lamp, camera, laptop, phone, tablet } as const;

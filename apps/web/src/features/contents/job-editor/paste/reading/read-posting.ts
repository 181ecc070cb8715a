import { contractTerms } from '@engawa/contract/reference/jobs/contract-terms';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import type { FieldPath } from 'react-hook-form';
import type { JobValues } from '../../job-values.ts';
import { type Piece, type Reading, setField } from '../piece.ts';
import { nothing, rawOf, textOf } from '../section-text.ts';
import type { HeadingKind } from './headings.ts';
import {
  namesOf,
  readDeadline,
  readEmployment,
  readInsurances,
  readInterviews,
  readRecruitment,
  readSmoking,
  readStart,
  readWork,
} from './read-answers.ts';
import { monthsIn, prefecturesIn } from './read-facts.ts';
import { readHours } from './read-hours.ts';
import { readPay } from './read-pay.ts';
import { type Section, splitPosting } from './split-posting.ts';

/** Reads a pasted 求人票 into pieces for the form, in the form's order, and the lines left over. */
export function readPosting(text: string): Reading {
  const sections = splitPosting(text);
  const of = (...kinds: HeadingKind[]) =>
    sections.filter(({ kind }) => kind !== undefined && kinds.includes(kind));
  const readings = [
    lineInto('jp.position', of('position')),
    readWork(of('position')),
    readRecruitment(of('recruitment')),
    readEmployment(of('employment')),
    textInto('jp.businessContent', of('duties')),
    textInto('jp.dutiesChange', of('dutiesChange')),
    readPlace(of('place')),
    textInto('jp.workLocationChange', of('placeChange')),
    readTerm(of('term')),
    textInto('jp.renewal', of('renewal')),
    readProbation(of('probation')),
    readHours(of('hours'), of('breaks'), of('overtime')),
    textInto('jp.holidays', of('holidays')),
    readPay(of('pay'), of('payNote'), of('fixedOvertime')),
    readInsurances(of('insurances'), of('message')),
    readSmoking(of('smoking')),
    readStart(of('start')),
    readInterviews(of('interviews')),
    readDeadline(of('deadline')),
    lineInto('jp.hiringManager', of('manager')),
    lineInto('jp.department', of('department')),
    { pieces: of('message').flatMap(messageOf), left: [] },
    {
      pieces: [],
      left: sections.filter(({ kind }) => kind === undefined || kind === 'none').map(rawOf),
    },
  ];
  return {
    pieces: readings.flatMap(({ pieces }) => pieces),
    left: readings.flatMap(({ left }) => left).filter((lines) => lines !== ''),
  };
}

function textInto(name: FieldPath<JobValues>, sections: readonly Section[]): Reading {
  const text = textOf(sections);
  return text === '' ? nothing : { pieces: [{ kind: 'text', name, text }], left: [] };
}

/** Fills a one-line field with the first line; further lines are left over. */
function lineInto(name: FieldPath<JobValues>, sections: readonly Section[]): Reading {
  const [first, ...others] = sections
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => text !== '');
  if (!first) return nothing;
  return {
    pieces: [{ kind: 'text', name, text: first.text }],
    left: others.map(({ raw }) => raw.trim()),
  };
}

function readPlace(sections: readonly Section[]): Reading {
  const lines = sections.flatMap(({ lines: own }) => own).filter(({ text }) => text !== '');
  if (lines.length === 0) return nothing;
  const text = lines.map((line) => line.text).join(' ');
  const pieces: Piece[] = [{ kind: 'text', name: 'jp.workLocation', text }];
  const found = prefecturesIn(text);
  if (found) {
    const set = setField('common.prefectures', found.value, namesOf(prefectures, found.value));
    pieces.push({ kind: 'read', sets: [set], quote: sections.map(rawOf).join('\n') });
  }
  return { pieces, left: [] };
}

function readTerm(sections: readonly Section[]): Reading {
  const text = textOf(sections);
  if (text === '') return nothing;
  const permanent = /(?:期間の)?定め(?:は|が)?(?:なし|無し|のない|ない)|無期/u.test(text);
  const fixed =
    /(?:期間の)?定め(?:が)?(?:あり|有り|のある)|有期|\d+\s*(?:年|か月|ヶ月|カ月|ヵ月)/u.test(
      text.normalize('NFKC'),
    );
  // In 期間の定めなし（試用期間3か月） the permanent term wins.
  const id = permanent ? 'permanent' : fixed ? 'fixed' : undefined;
  if (id === undefined) return { pieces: [], left: [sections.map(rawOf).join('\n')] };
  const set = setField('common.contractTerm', id, contractTerms.byId(id).name);
  const read: Piece = { kind: 'read', sets: [set], quote: sections.map(rawOf).join('\n') };
  if (id === 'permanent') return { pieces: [read], left: [] };
  const period = text.replaceAll('\n', ' ');
  return { pieces: [read, { kind: 'text', name: 'jp.contractPeriod', text: period }], left: [] };
}

function readProbation(sections: readonly Section[]): Reading {
  const text = textOf(sections);
  if (text === '') return nothing;
  const fact = monthsIn(text);
  if (!fact) return textInto('jp.probationNote', sections);
  const months = fact.value;
  const shown =
    months === 0
      ? { ja: 'なし', en: 'None' }
      : { ja: `${months}か月`, en: months === 1 ? '1 month' : `${months} months` };
  const set = setField('common.probationMonths', months, shown);
  const pieces: Piece[] = [{ kind: 'read', sets: [set], quote: sections.map(rawOf).join('\n') }];
  const rest = text
    .normalize('NFKC')
    .replace(fact.words, '')
    .replace(/あり|有り|[^\p{L}\p{N}]/gu, '');
  if (rest.length > 1) pieces.push({ kind: 'text', name: 'jp.probationNote', text });
  return { pieces, left: [] };
}

function messageOf(section: Section): Piece[] {
  const text = textOf([section]);
  return text === '' ? [] : [{ kind: 'message', title: section.heading, text }];
}

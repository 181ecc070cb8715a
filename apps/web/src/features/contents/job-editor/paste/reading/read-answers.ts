import { proposeWork } from '@engawa/contract/jobs/posting/propose-work';
import type { Localized } from '@engawa/contract/language';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories, jobSubcategories } from '@engawa/contract/reference/jobs/job-categories';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { insurances } from '@engawa/contract/reference/jobs/posting-details';
import { smokingMeasures } from '@engawa/contract/reference/jobs/smoking-measures';
import { type FieldSet, type Reading, sameInBoth, setField } from '../piece.ts';
import { nothing, rawOf, textOf } from '../section-text.ts';
import * as facts from './read-facts.ts';
import type { Section } from './split-posting.ts';

interface ReadFact {
  set: FieldSet;
  words: string;
}

/** The recognised value; if the section has more text, the section also counts as left over. */
export function factFrom(sections: readonly Section[], read: ReadFact | undefined): Reading {
  const quote = sections
    .map(rawOf)
    .filter((raw) => raw !== '')
    .join('\n');
  if (quote === '') return nothing;
  if (!read) return { pieces: [], left: [quote] };
  const rest = read.words
    .normalize('NFKC')
    .split(/[・、]/u)
    .reduce((text, word) => text.replace(word, ''), textOf(sections).normalize('NFKC'))
    .replace(/あり|有り|有|[^\p{L}\p{N}]/gu, '');
  return {
    pieces: [{ kind: 'read', sets: [read.set], quote }],
    left: rest.length > 1 ? [quote] : [],
  };
}

export const namesOf = <Id extends string>(
  table: { byId(id: Id): { name: Localized } },
  ids: readonly Id[],
): Localized => ({
  ja: ids.map((id) => table.byId(id).name.ja).join('、'),
  en: ids.map((id) => table.byId(id).name.en).join(', '),
});

export function readEmployment(sections: readonly Section[]): Reading {
  const fact = facts.employmentIn(textOf(sections));
  return factFrom(
    sections,
    fact && {
      words: fact.words,
      set: setField('common.employmentType', fact.value, employmentTypes.byId(fact.value).name),
    },
  );
}

/** The category and the kind of work that the title suggests. */
export function readWork(sections: readonly Section[]): Reading {
  const proposed = proposeWork(textOf(sections));
  if (!proposed) return nothing;
  const { category, subcategory } = proposed;
  const sets = [setField('jp.jobCategoryId', category, jobCategories.byId(category).name)];
  if (subcategory) {
    const { name } = jobSubcategories.byId(subcategory);
    sets.push(setField('common.jobSubcategory', subcategory, name));
  }
  return {
    pieces: [{ kind: 'read', sets, quote: sections.map(rawOf).join('\n') }],
    left: [],
  };
}

export function readRecruitment(sections: readonly Section[]): Reading {
  const fact = facts.recruitmentIn(textOf(sections));
  return factFrom(
    sections,
    fact && {
      words: fact.words,
      set: setField('jp.recruitmentType', fact.value, jobTypes.byId(fact.value).name),
    },
  );
}

export function readInsurances(own: readonly Section[], messages: readonly Section[]): Reading {
  const text = textOf(own);
  const fact = facts.insurancesIn(text);
  const setOf = (ids: NonNullable<typeof fact>['value']) =>
    setField('common.insurances', ids, namesOf(insurances, ids));
  if (text !== '') {
    return factFrom(own, fact && { words: fact.words, set: setOf(fact.value) });
  }
  // Insurances often appear among other text, for example 待遇：社会保険完備.
  const line = messages.flatMap(({ lines }) => lines).find((one) => facts.isComplete(one.text));
  const found = line && facts.insurancesIn(line.text);
  if (!found) return nothing;
  return {
    pieces: [{ kind: 'read', sets: [setOf(found.value)], quote: line.raw.trim() }],
    left: [],
  };
}

export function readSmoking(sections: readonly Section[]): Reading {
  const fact = facts.smokingIn(textOf(sections));
  return factFrom(
    sections,
    fact && {
      words: fact.words,
      set: setField('common.smoking', fact.value, smokingMeasures.byId(fact.value).name),
    },
  );
}

export function readStart(sections: readonly Section[]): Reading {
  const fact = facts.monthIn(textOf(sections));
  return factFrom(
    sections,
    fact && {
      words: fact.words,
      set: setField('common.startFrom', fact.value, sameInBoth(fact.words)),
    },
  );
}

export function readInterviews(sections: readonly Section[]): Reading {
  const fact = facts.timesIn(textOf(sections));
  return factFrom(
    sections,
    fact && {
      words: fact.words,
      set: setField('common.interviews', fact.value, {
        ja: `${fact.value}回`,
        en: String(fact.value),
      }),
    },
  );
}

export function readDeadline(sections: readonly Section[]): Reading {
  const fact = facts.dayIn(textOf(sections));
  return factFrom(
    sections,
    fact && {
      words: fact.words,
      set: setField('common.deadline', fact.value, sameInBoth(fact.words)),
    },
  );
}

import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  live: {
    heading: 'On a student’s phone',
    language: 'Language of the preview',
  },
  language: { jp: 'Japanese', en: 'English', choose: 'Language to edit' },
  index: {
    label: 'Sections',
    whole: '(complete)',
    missing: '({count, plural, one {# item left} other {# items left}})',
  },
  needed: { inLanguage: 'Required in each language you publish', toPublish: 'Required to publish' },
  intro: {
    draft:
      'What you write is saved automatically as a draft. Students see nothing until you publish.',
    shown:
      'What you write is saved automatically as a draft. Students see changes once you press “Publish changes”.',
  },
  state: {
    saved: 'Everything is saved',
    unsaved: 'Typing…',
    saving: 'Saving the draft…',
    invalid: 'Not saved yet: some fields need a look',
    emptyField: '“{field}” is empty, so it cannot be published',
    wrongField: 'Not saved: please correct “{field}”',
    failed: 'Not saved yet. It is saved automatically once you are back online',
    changes: 'What is published does not have these changes yet',
  },
  conditions: { heading: 'Words to reconsider', words: '“{words}”', place: '{field} ({language})' },
  save: 'Save draft',
  publish: 'Publish',
  publishChanges: 'Publish changes',
  preview: 'Preview',
  published: 'Published.',
  restored: 'What you typed before has been restored. Please check it and save.',
  drift: {
    jp: 'The Japanese was changed later',
    en: 'The English was changed later',
    inStep: 'Translations match',
    inStepLabel: '{field}: translations match',
  },
  item: { remove: 'Remove {name}', up: 'Move {name} up' },
  conflict: {
    title:
      '{count, plural, =0 {Someone else’s changes were added} other {The same fields were changed}}',
    text: 'Someone else saved while you were editing.',
    taken:
      '{count, plural, one {# other change has been added.} other {# other changes have been added.}}',
    choose: 'Where both of you changed a field, choose which to keep.',
    mine: 'Yours',
    theirs: 'Saved version',
    none: '(empty)',
    apply: 'Continue with this',
    common: 'Both languages',
  },
  translate: {
    toEn: 'Translate to English',
    toJp: 'Translate to Japanese',
    missing:
      'Translate all missing {target, select, en {English} other {Japanese}} ({count, plural, one {# text} other {# texts}})',
    section: '{section}: translate {target, select, en {to English} other {to Japanese}}',
    running: 'Translating… (10 seconds at most)',
    done: '{filled, number} of {total, number} fields filled. Please check them.',
    near: '{count, plural, one {# field comes} other {# fields come}} from a similar text. Please look twice.',
    none: 'Nothing could be translated. What you wrote is unchanged.',
    notSet:
      'Nothing could be translated. Automatic translation is not set up, so only clauses, terms, places and texts you have published are known. Please write the {language} yourself.',
    left: '{why, select, service {The translation service gave no answer for} other {Not among the clauses, terms, places and your published texts:}} {fields}. Please write the {language} yourself.',
    noJapanese: 'There is no text to translate. Please write the Japanese first.',
    noEnglish: 'There is no text to translate. Please write the English first.',
    undo: 'Undo',
    undone: 'The text from before the translation is back.',
    ask: {
      title: 'Some fields are already filled',
      text: '{count, plural, one {# field already has} other {# fields already have}} text. What shall happen to it?',
      onlyEmpty: 'Fill only {count, plural, one {the # empty field} other {the # empty fields}}',
      all: 'Replace what is there, too',
      leave: 'Do not translate',
    },
  },
};

import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro: 'The documents that Japanese employers ask for, made from your profile.',
  documents: {
    heading: 'Make documents',
    intro:
      'Made on the spot from what you have saved. Change your profile and they change with it.',
    look: 'Preview',
    preview: 'Preview {name}',
    download: 'Save {name} as PDF',
    save: 'Save as PDF',
  },
  live: {
    heading: 'Your 履歴書 so far',
    text: 'Its first page, from what you have saved.',
    alt: 'First page of your 履歴書',
    retry: 'Show it again',
  },
  notices: {
    heading:
      '{count, plural, one {One thing HR will notice} =2 {Two things HR will notice} =3 {Three things HR will notice} other {{count, number} things HR will notice}}',
    photo: 'There is no photo. Most 履歴書 have one.',
    strengthNotJapanese:
      '“Strength and experience” is not in Japanese. Even a short text in Japanese helps.',
    motivationNotJapanese:
      '“Why this company” is not in Japanese. Even a short text in Japanese helps.',
    address: 'Your address is empty.',
    addressInLetters:
      'Your address is in Latin letters. Copy it in kanji from your residence card.',
    japaneseExamDate: 'Your Japanese exam has no date.',
    englishExamDate: 'Your English exam has no date.',
    noJapanese: 'Your level of Japanese is not given.',
    department: 'Your faculty or department is missing.',
    schoolGap:
      'There is a gap of more than half a year between your schools. Please check that no school or job is missing.',
    motivation: '“Why this company” is empty.',
    addressKana: 'Your address has no reading in katakana.',
  },
  details: {
    heading: 'For your documents only',
    intro: 'Used for your documents and nowhere else. Companies do not see it on their screens.',
    yearStyle: 'How years are written',
    postalCode: 'Postal code',
    address: 'Address',
    addressAbroadHint: 'As it is written there, with the postal code if there is one.',
    addressKana: 'Address in katakana',
    secondContact: 'Another way to reach you',
    secondContactHint: 'Only if you would like to be contacted elsewhere.',
    licences: 'Licences and certificates',
    licencesHint: 'Language exams are taken from “Languages”.',
    licence: 'Licence {number, number}',
    licenceName: 'Name',
    licenceDate: 'Date obtained',
    addLicence: 'Add a licence or certificate',
    motivation: 'Why this company, and your strengths (in Japanese)',
    motivationHint: '“Skills and accomplishments” and “Strength and experience” follow below it.',
    requests: 'Your requests (本人希望記入欄)',
    requestsHint: 'If you have none, it reads 「貴社の規定に従います。」',
  },
  files: {
    heading: 'Your own files',
    intro: 'If you already have documents, keep them here.',
    formats: 'PDF or Word, up to 20 MB',
    download: 'Download {name}',
    remove: 'Delete {name}',
    askDelete: 'Delete {name}?',
    askDeleteText: 'This cannot be undone.',
    delete: 'Delete',
  },
};

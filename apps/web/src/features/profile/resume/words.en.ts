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
    page: 'Page {number, number} of {total, number}',
  },
  details: {
    heading: 'For your documents only',
    intro: 'Used for your documents and nowhere else. Companies do not see it on their screens.',
    yearStyle: 'How years are written',
    postalCode: 'Postal code',
    address: 'Address',
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

import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro:
    'The first thing companies learn about you. Contact details and your date of birth are not shown on their screens.',
  heading: 'About you',
  picture: 'Photo',
  pictureHint:
    'For your profile and your 履歴書. Best taken from the front, in the shape 4 high by 3 wide.',
  pictureAlt: 'Your photo',
  pictureChoose: 'Photo file',
  pictureRemove: 'Remove photo',
  pictureFormats: 'JPEG, PNG or WebP, up to 15 MB',
  lastName: 'Last and middle name',
  lastNameHint: 'For example: Nguyen Thi',
  firstName: 'First name',
  firstNameHint: 'For example: Linh',
  lastNameKana: 'Last and middle name in katakana',
  lastNameKanaExample: 'グエン ティ',
  firstNameKana: 'First name in katakana',
  firstNameKanaExample: 'リン',
  dateOfBirth: 'Date of birth',
  dateOfBirthHint: 'For your 履歴書. It is never used to search or rank you.',
  gender: 'Gender (optional)',
  genderHint: 'Leaving it out has no disadvantage.',
  countryOfOrigin: 'Country of origin',
  currentCountry: 'Current country or region',
  phoneCountry: 'Country of the phone number',
  phoneHint: 'Choose where you got the number.',
  phone: 'Phone number',
  phonePrivate: 'Only companies you apply to receive it.',
  residence: {
    heading: 'Residence status',
    intro:
      'Enter it yourself from your residence card. We take neither a picture of the card nor its number.',
    status: 'Status of residence',
    designation: 'Kind of designated activities',
    designationHint: 'As on the designation paper in your passport.',
    expiresOn: 'End of your period of stay',
    graduation: 'Expected graduation',
    graduationHint: 'Your education says {month}.',
    permission: 'Permission for other activity',
    permissionHint: 'You find it on the back of your residence card.',
    yes: 'I have it',
    no: 'I do not have it',
    guidance: 'What you can apply for',
    may: 'You can apply',
    mayWithNote: 'You can apply, please note',
    refused: 'Not yet',
    notAdvice:
      'Guidance from what you entered, not legal advice. The Immigration Services Agency or a specialist can tell for certain.',
  },
};

import type { SignedIn } from '../../database/factories.ts';
import { pdf } from '../../files/sample-files.ts';
import { fileCalls } from '../../files/uploads.ts';
import type { CompanyFixtures, StudentFixtures, Theirs } from '../fixture.ts';

const upload =
  (side: 'student' | 'company', purpose: string): Theirs<SignedIn>['make'] =>
  async (test, who) => {
    const files = [{ name: 'cv.pdf', content: pdf }];
    return (await fileCalls(test).upload(purpose, files, { who, side })).json().file.id;
  };

export const studentFile = upload('student', 'resume');
export const entryFile = upload('student', 'scholarship');
const companyFile = upload('company', 'message');
export const offerFile = upload('company', 'offer');
const contactFile = upload('company', 'contact');

export const studentFiles: StudentFixtures = {
  'student.files.deleteFile': {
    'body.id': { make: studentFile, call: (id) => ({ body: { id } }) },
  },
  'student.files.linkFile': {
    'params.id': { make: studentFile, call: (id) => ({ params: { id } }) },
  },
};

export const companyFiles: CompanyFixtures = {
  'company.contact.sendMessage': {
    'body.fileId': {
      make: contactFile,
      call: (fileId) => ({ body: { subject: 'ご相談', message: '添付の件です。', fileId } }),
    },
  },
  'company.files.deleteFile': {
    'body.id': { make: companyFile, call: (id) => ({ body: { id } }) },
  },
  'company.files.linkFile': {
    'params.id': { make: companyFile, call: (id) => ({ params: { id } }) },
  },
};

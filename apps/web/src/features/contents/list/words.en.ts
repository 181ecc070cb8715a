import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  status: 'Status',
  search: 'Find by keyword',
  noMatch: 'Nothing found',
  noMatchText: 'Please try other words or another status.',
  untitled: '(untitled)',
  column: {
    title: 'Title',
    status: 'Status',
    updated: 'Updated',
    languages: 'Languages',
    actions: 'Actions',
  },
  changeStatus: 'Status of “{title}”',
  moved: {
    public: 'Published.',
    private: 'Hidden from students.',
    draft: 'Moved back to drafts.',
    limited: 'Shared with selected students only.',
    back: 'The former status is back.',
  },
  actions: 'Actions for “{title}”',
  hasChanges: 'Unpublished changes',
  inCharge: 'In charge: {name}',
  language: { jp: 'JA', en: 'EN' },
  edit: 'Edit',
  preview: 'Preview',
  duplicate: 'Duplicate',
  duplicated: 'Duplicated. The copy is among your drafts.',
  delete: 'Delete',
  ask: {
    title: 'Delete “{title}”?',
    text: '{also} This cannot be undone.',
    confirm: 'Delete',
  },
};

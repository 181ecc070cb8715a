import { nameFor } from '@engawa/contract/language';
import {
  additionalContentStatuses,
  additionalContentStatusFilters,
} from '@engawa/contract/reference/contents/additional-content-statuses';
import {
  changeTipStatus,
  deleteTip,
  listTips,
  saveTip,
  showTip,
} from '@engawa/contract/tips/company';
import { UserRound } from 'lucide-react';
import { language } from '../../../shared/i18n/language.ts';
import type { PostOf } from '../posts/post-kind.ts';
import { words as tipWords } from './words.ja.ts';

export const tips: PostOf<'tip'> = {
  kind: 'tip',
  calls: {
    list: listTips,
    show: showTip,
    save: saveTip,
    changeStatus: changeTipStatus,
    remove: deleteTip,
  },
  list: 'senpaiTips',
  route: '/company/contents/senpai-tips',
  editorOf: (id) => ({
    to: '/company/contents/senpai-tips/{-$senpai-tips}/add',
    params: id === undefined ? {} : { 'senpai-tips': id },
  }),
  words: tipWords,
  icon: <UserRound />,
  statuses: additionalContentStatuses,
  filters: additionalContentStatusFilters,
  pictureOf: ({ senpaiImage }) => senpaiImage,
  portraits: true,
  noteOf: ({ jp, en }) =>
    nameFor({ jp: jp?.senpaiName ?? null, en: en?.senpaiName ?? null }, language),
};

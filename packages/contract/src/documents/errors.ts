import type { ErrorTable } from '../errors.ts';

export const documentErrors = {
  document_too_long: {
    status: 422,
    message: {
      ja: '文章が長いため、書類を作成できませんでした。職務経歴などの説明を短くして保存し、もう一度お試しください。',
      en: 'The texts are too long to typeset. Please shorten them, for example the descriptions of your jobs, save, and try again.',
    },
  },
  preview_too_long: {
    status: 422,
    message: {
      ja: 'ページや文字の種類が多いため、プレビューを表示できません。「PDF」で保存してご確認ください。',
      en: 'This document has too many pages or different characters to preview. Please save it as PDF instead.',
    },
  },
  document_failed: {
    status: 422,
    message: {
      ja: 'この内容からは書類を作成できませんでした。絵文字や特殊な記号を減らして保存し、もう一度お試しください。',
      en: 'This content could not be typeset. Please remove emoji and unusual signs, save, and try again.',
    },
  },
} as const satisfies ErrorTable;

import type { ErrorTable } from '../errors.ts';

export const fileErrors = {
  file_missing: {
    status: 422,
    message: { ja: 'ファイルを選んでください。', en: 'Please choose a file.' },
  },
  file_empty: {
    status: 422,
    message: { ja: 'ファイルの中身が空です。', en: 'The file is empty.' },
  },
  too_many_files: {
    status: 422,
    message: {
      ja: '一度に送れるファイルは1つです。',
      en: 'Please send one file at a time.',
    },
  },
  file_too_large: {
    status: 413,
    message: {
      ja: 'ファイルが大きすぎます。{megabytes} MBまでのファイルを選んでください。',
      en: 'The file is too large. Please choose one of up to {megabytes} MB.',
    },
  },
  file_type_refused: {
    status: 415,
    message: {
      ja: 'この種類のファイルは使えません。使える形式：{formats}',
      en: 'This type of file cannot be used. Accepted: {formats}',
    },
  },
  file_unreadable: {
    status: 422,
    message: {
      ja: 'ファイルを読み取れませんでした。壊れていないか確認してください。',
      en: 'The file could not be read. Please check that it is not damaged.',
    },
  },
  file_takes_too_long: {
    status: 422,
    message: {
      ja: 'ファイルの確認に時間がかかりすぎたため、受け付けられませんでした。画像は縮小し、圧縮ファイルは分けてから、もう一度お試しください。',
      en: 'Checking this file took too long, so it was not accepted. Please make a picture smaller or split an archive, and try again.',
    },
  },
  picture_too_large: {
    status: 422,
    message: {
      ja: '画像が大きすぎます。縦横それぞれ{side}ピクセル、全体で{megapixels}メガピクセルまでに縮小してください。',
      en: 'The picture is too large. Please reduce it to at most {side} pixels a side and {megapixels} megapixels in all.',
    },
  },
  picture_too_deep: {
    status: 422,
    message: {
      ja: '16ビットの画像としては大きすぎます。8ビットで保存し直すか、{megapixels}メガピクセルまでに縮小してください。',
      en: 'The picture is too large for 16 bits per color. Please save it with 8 bits, or reduce it to at most {megapixels} megapixels.',
    },
  },
  archive_refused: {
    status: 422,
    message: {
      ja: '展開すると大きすぎる圧縮ファイルや、圧縮ファイルの中に別の圧縮ファイルがあるものは受け付けていません。',
      en: 'Archives that unpack to an excessive size, or that hold other archives, are not accepted.',
    },
  },
  archive_locked: {
    status: 422,
    message: {
      ja: 'パスワード付きの圧縮ファイルは、中身を確認できないため受け付けていません。パスワードを外してお送りください。',
      en: 'Archives with a password cannot be checked, so they are not accepted. Please send it without one.',
    },
  },
  macros_refused: {
    status: 422,
    message: {
      ja: 'マクロを含むファイルは受け付けていません。マクロを外すか、PDFにしてお送りください。',
      en: 'Files with macros are not accepted. Please remove the macros or send a PDF.',
    },
  },
  outside_parts_refused: {
    status: 422,
    message: {
      ja: '開いたときに外部のファイル（テンプレートや画像など）を読み込む文書は受け付けていません。リンクではなく文書の中に埋め込むか、PDFにしてお送りください。',
      en: 'Documents that load a template, picture or other file from elsewhere when opened are not accepted. Please embed it in the document, or send a PDF.',
    },
  },
  file_infected: {
    status: 422,
    message: {
      ja: 'このファイルからウイルスが見つかったため、受け付けも配布もしていません。お使いの端末を確認し、別のファイルをお送りください。',
      en: 'A virus was found in this file, so it is neither accepted nor handed out. Please check your device and send another file.',
    },
  },
  file_not_scanned: {
    status: 409,
    message: {
      ja: 'このファイルはウイルスの検査が終わるまで開けません。数分後にもう一度お試しください。',
      en: 'This file can be opened once it has been checked for viruses. Please try again in a few minutes.',
    },
  },
  upload_interrupted: {
    status: 400,
    message: {
      ja: 'アップロードが途中で止まりました。もう一度お試しください。',
      en: 'The upload was interrupted. Please try again.',
    },
  },
  quota_exceeded: {
    status: 409,
    message: {
      ja: '保存できる容量の上限に達しました。不要なファイルを削除してください。',
      en: 'Your storage is full. Please delete files you no longer need.',
    },
  },
  unverified_quota_exceeded: {
    status: 409,
    message: {
      ja: '未確認の企業が保存できるのは、{files}件・{megabytes} MBまでです。運営による企業の確認が終わると、この上限はなくなります。それまでは、不要なファイルを削除してからお試しください。',
      en: 'A company that is not verified yet can keep up to {files} files and {megabytes} MB. The limit is lifted once we have verified your company. Until then, please delete files you no longer need.',
    },
  },
  file_in_use: {
    status: 409,
    message: {
      ja: 'このファイルはすでに使われています。',
      en: 'This file is already in use.',
    },
  },
  link_expired: {
    status: 410,
    message: {
      ja: 'リンクの有効期限が切れました。ファイルを開き直してください。',
      en: 'This link has expired. Please open the file again.',
    },
  },
} as const satisfies ErrorTable;

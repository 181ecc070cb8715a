import { type IdOf, referenceTable } from '../table.ts';

const office = 'application/vnd.openxmlformats-officedocument';

/** Windows browsers name zip differently, hence two MIME types. */
export const messageFileFormats = referenceTable([
  { id: 'jpeg', name: { ja: 'JPEG画像', en: 'JPEG image' }, mimeTypes: ['image/jpeg'] },
  { id: 'jpg', name: { ja: 'JPEG画像', en: 'JPEG image' }, mimeTypes: ['image/jpeg'] },
  { id: 'png', name: { ja: 'PNG画像', en: 'PNG image' }, mimeTypes: ['image/png'] },
  { id: 'pdf', name: { ja: 'PDF', en: 'PDF' }, mimeTypes: ['application/pdf'] },
  {
    id: 'doc',
    name: { ja: 'Word文書（旧形式）', en: 'Word document (older)' },
    mimeTypes: ['application/msword'],
  },
  {
    id: 'docx',
    name: { ja: 'Word文書', en: 'Word document' },
    mimeTypes: [`${office}.wordprocessingml.document`],
  },
  {
    id: 'xls',
    name: { ja: 'Excelブック（旧形式）', en: 'Excel workbook (older)' },
    mimeTypes: ['application/vnd.ms-excel'],
  },
  {
    id: 'xlsx',
    name: { ja: 'Excelブック', en: 'Excel workbook' },
    mimeTypes: [`${office}.spreadsheetml.sheet`],
  },
  { id: 'text', name: { ja: 'テキスト', en: 'Plain text' }, mimeTypes: ['text/plain'] },
  {
    id: 'zip',
    name: { ja: 'ZIPファイル', en: 'ZIP archive' },
    mimeTypes: ['application/zip', 'application/x-zip-compressed'],
  },
  {
    id: 'ppt',
    name: { ja: 'PowerPoint資料（旧形式）', en: 'PowerPoint presentation (older)' },
    mimeTypes: ['application/vnd.ms-powerpoint'],
  },
  {
    id: 'pptx',
    name: { ja: 'PowerPoint資料', en: 'PowerPoint presentation' },
    mimeTypes: [`${office}.presentationml.presentation`],
  },
  { id: 'mp4', name: { ja: 'MP4動画', en: 'MP4 video' }, mimeTypes: ['video/mp4'] },
]);
export type MessageFileFormatId = IdOf<typeof messageFileFormats>;

/** The format that the spec calls "text" is .txt. */
export function extensionsOf(format: MessageFileFormatId): readonly string[] {
  return format === 'text' ? ['txt', 'text'] : [format];
}

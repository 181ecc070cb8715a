import { type Area, type OutputType, outputName, outputSize, outputType } from './crop-output.ts';

const jpegQuality = 0.92;

interface Source {
  file: File;
  url: string;
  seeThrough: boolean;
  /** A larger PNG is sent as JPEG. */
  maxBytes: number;
}

export async function cropFile(
  { file, url, seeThrough, maxBytes }: Source,
  area: Area,
): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const type = outputType(file.type, seeThrough);
  const part = await draw(image, area, type);
  if (type === 'image/jpeg' || part.size <= maxBytes) return named(part, file.name, type);
  return named(await draw(image, area, 'image/jpeg'), file.name, 'image/jpeg');
}

const named = (part: Blob, name: string, type: OutputType): File =>
  new File([part], outputName(name, type), { type });

async function draw(image: HTMLImageElement, area: Area, type: OutputType): Promise<Blob> {
  const { width, height } = outputSize(area);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  if (type === 'image/jpeg') {
    // JPEG has no transparency, which would become black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    const finish = (part: Blob | null) =>
      part ? resolve(part) : reject(new Error('the canvas could not be read'));
    canvas.toBlob(finish, type, jpegQuality);
  });
}

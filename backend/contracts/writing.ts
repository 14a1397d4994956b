/** Writing on the wire: pictures in texts, and what the editor says. */

export const IMAGE_LIMITS = {
  /** Bytes. */
  upload: 5_242_880,
  /** Pictures that a member may send before they have to wait; an hour without one starts over. */
  anHour: 30,
  /** Pixels; what is larger is made smaller. */
  longestSide: 2048,
  alt: 200,
} as const;

export const IMAGE_TEXT = {
  notPicture: 'Lütfen yalnızca görsel dosyası yükleyin.',
  tooLarge: "Dosya boyutu 5MB'dan küçük olmalı.",
  tooManyPixels: 'Görselin kenarları çok uzun. Lütfen daha küçük bir görsel yükleyin.',
  notFound: 'Bu görsel bulunamadı veya kaldırıldı.',
  tooMany: 'Kısa sürede çok fazla görsel yüklediniz. Lütfen biraz sonra tekrar deneyin.',
} as const;

export const WRITING_TEXT = {
  uploadFailed: 'Görsel yüklenemedi',
  stillUploading: 'Görsel yükleniyor. Bitince gönderebilirsiniz.',
  describe: 'Görsel açıklaması',
  describeWhy: 'Görseli göremeyenler için kısaca ne gösterdiğini yazın.',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyFailed: 'Kod kopyalanamadı',
  fileOfCode: 'Dosya adını dilin yanına yazabilirsiniz:',
  mentions: 'Anılabilecek üyeler',
  oneMoreLetter: 'Üye aramak için bir harf daha yazın.',
  noMember: 'Eşleşen üye yok.',
  searchFailed: 'Üyeler şu anda aranamıyor.',
} as const;

/** Where a picture of this installation is read: `IMAGE_PATH/id`. */
export const IMAGE_PATH = '/api/forum/images';

export interface UploadedImage {
  /** Path under this host. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const USED = new RegExp(`${IMAGE_PATH}/(${ID})`, 'gi');
const OWN = new RegExp(`^(${IMAGE_PATH}/${ID})(?:#(\\d{1,5})x(\\d{1,5}))?$`, 'i');

/** Ids of the pictures that a text names anywhere, each once. */
export const imagesIn = (markdown: string): string[] => [...new Set([...markdown.matchAll(USED)].map(([, id = '']) => id.toLowerCase()))];

/** A picture as it stands in a text. Its size travels behind `#`, so that a page can keep its place free before it has arrived. */
export const imageMarkdown = (alt: string, { url, width, height }: UploadedImage): string => `![${plainAlt(alt)}](${url}#${width}x${height})`;

/** A description that cannot end the brackets in which it stands. */
export const plainAlt = (alt: string): string =>
  alt
    .replace(/[[\]\\`\s]+/g, ' ')
    .trim()
    .slice(0, IMAGE_LIMITS.alt);

export interface ShownImage {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}

/** The picture behind an address in a text, or null when it is not one that was uploaded here. */
export function ownImage(address: string): ShownImage | null {
  const [, url, width, height] = OWN.exec(address) ?? [];
  if (!url) return null;
  return Number(width) > 0 && Number(height) > 0 ? { url, width: Number(width), height: Number(height) } : { url };
}

import { createRequire } from 'node:module';
import sharp, { type OutputInfo } from 'sharp';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
// What libvips may open is said there, once for the process.
import './picture.js';
import { Slots } from './slots.js';

/** What stands on a picture that is shown beside a link, and a picture beside it where there is one. */
export interface SharedWords {
  readonly title: string;
  readonly by: string;
  readonly site: string;
  /** Read when it is the picture's turn to be drawn: in memory is that of one. */
  readonly cover: () => Promise<Buffer | null>;
}

/** In pixels; what networks show without cutting. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 64;
const BAR = 14;
const COVER = 420;
const GAP = 48;
/** Of the title, the largest first: the first that fits is taken. */
const SIZES = [66, 56, 48, 40, 32] as const;
/** With this one, what does not fit is cut off below. */
const SMALLEST = 26;
const FOOT = { by: 30, site: 34, between: 14 } as const;
const INK = { paper: '#f8f7f5', text: '#1d1c1a', muted: '#5d5a54', brand: '#0a6f6a' } as const;
const QUALITY = 88;

const AT_ONCE = 1;
const slots = new Slots(AT_ONCE, AT_ONCE * 20);
const busy = () => new RuleViolation(CODE.unavailable, TEXT.unavailable, null, 'unavailable', { retryAfter: 5 });

const { resolve } = createRequire(import.meta.url);
const FONTS = {
  semibold: { name: 'Inter SemiBold', file: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf') },
  medium: { name: 'Inter Medium', file: resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf') },
} as const;

/** Draws the picture as JPEG: in the house's own typeface, so that every letter of the alphabet looks the same wherever the server runs. */
export const sharePicture = (words: SharedWords): Promise<Buffer> => slots.take(() => draw(words), busy);

async function draw({ title, by, site, cover }: SharedWords): Promise<Buffer> {
  const { width: wide, height: tall } = SHARE_SIZE;
  const picture = await cover();
  const beside = picture && (await drawnCover(picture));
  const width = wide - 2 * MARGIN - (beside ? COVER - MARGIN + GAP : 0);
  const name = await drawn(site, 'semibold', FOOT.site, INK.brand, width);
  const author = await drawn(by, 'medium', FOOT.by, INK.muted, width);
  const foot = tall - MARGIN - name.info.height - FOOT.between - author.info.height;
  const headline = await fitting(title, width, foot - MARGIN - GAP);
  const bar = { create: { width: BAR, height: tall, channels: 4, background: INK.brand } } as const;
  return sharp({ create: { width: wide, height: tall, channels: 4, background: INK.paper } })
    .composite([
      { input: bar, left: 0, top: 0 },
      ...(beside ? [placed(beside, wide - COVER, 0)] : []),
      placed(headline, MARGIN, MARGIN),
      placed(author, MARGIN, foot),
      placed(name, MARGIN, tall - MARGIN - name.info.height),
    ])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

type Drawn = { readonly data: Buffer; readonly info: OutputInfo };
const placed = ({ data, info: { width, height, channels } }: Drawn, left: number, top: number) => ({
  input: data,
  raw: { width, height, channels },
  left,
  top,
});

/** What cannot be drawn any more is left out. */
const drawnCover = (bytes: Buffer): Promise<Drawn | null> =>
  sharp(bytes)
    .resize({ width: COVER, height: SHARE_SIZE.height, fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);

async function fitting(title: string, width: number, height: number): Promise<Drawn> {
  for (const size of SIZES) {
    const found = await drawn(title, 'semibold', size, INK.text, width);
    if (found.info.height <= height) return found;
  }
  const { data, info } = await drawn(title, 'semibold', SMALLEST, INK.text, width);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extract({ left: 0, top: 0, width: info.width, height: Math.min(height, info.height) })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Words in lines of so many pixels; marks in them are letters like any other. */
function drawn(words: string, weight: keyof typeof FONTS, size: number, colour: string, width: number): Promise<Drawn> {
  const { name, file } = FONTS[weight];
  const text = `<span foreground="${colour}">${escaped(words)}</span>`;
  return sharp({ text: { text, font: `${name} ${size}`, fontfile: file, width, dpi: 72, rgba: true, wrap: 'word-char', spacing: Math.round(size / 8) } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Signs that no markup may hold are left out; without a letter there would be nothing to draw. */
const escaped = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, ' ')
    .replace(/[&<>]/g, (sign) => MARKS[sign] ?? sign)
    .trim() || '–';

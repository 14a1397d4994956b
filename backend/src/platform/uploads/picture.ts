import sharp from 'sharp';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import type { StoredFile } from '../../kernel/files.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { withoutNotes } from './png-notes.js';
import { Slots } from './slots.js';

/** What libvips may open at all: the others (SVG, PDF, TIFF …) have parsers that are no place for strangers' bytes. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];
/** An 8K screen has 33 megapixels; one that is decoded whole takes four bytes a pixel. */
const MOST_PIXELS = 40_000_000;
const LONGEST_S = 10;
const AT_ONCE = 2;
const QUALITY = 85;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

/** Decoding is what costs memory, so few do it at once and a limited number wait. */
const slots = new Slots(AT_ONCE, AT_ONCE * 10);

/** Its size is in pixels. */
export interface Redrawn extends StoredFile {
  readonly width: number;
  readonly height: number;
}

export interface PictureRule {
  /** Name of the form's field, for the refusal. */
  readonly field: string;
  /** Larger pictures are made smaller, keeping their shape; in pixels. */
  readonly longestSide: number;
  readonly notPicture: string;
  readonly tooManyPixels: string;
}

/** A size that a picture is drawn in, in pixels; it fills it, and what stands over is cut off on both sides. */
export interface DrawnSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The picture drawn anew as WebP: what it is was found out from its content, and nothing but its pixels is kept (no place, no camera, no second
 * file behind them). Throws RuleViolation for what is no picture, is broken, or has more than MOST_PIXELS.
 */
export async function redrawn(bytes: Buffer, rule: PictureRule): Promise<Redrawn> {
  return slots.take(async () => {
    const picture = withoutNotes(bytes);
    await refuseOthers(picture, rule);
    const side = rule.longestSide;
    const drawing = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST_S });
    const { data, info } = await drawing.toBuffer({ resolveWithObject: true }).catch(() => {
      // It said that it is a picture; what cannot be drawn of it is broken.
      throw refusal(rule.field, rule.notPicture);
    });
    return { bytes: data, type: 'image/webp', width: info.width, height: info.height };
  }, busy);
}

/** The same as a PNG that is a square of at most so many pixels: what stands over is cut off on both sides. */
export async function redrawnSquare(bytes: Buffer, rule: PictureRule): Promise<Redrawn> {
  return slots.take(async () => {
    const picture = withoutNotes(bytes);
    await refuseOthers(picture, rule, PLAIN);
    const head = await headOf(picture);
    const side = Math.min(rule.longestSide, head?.width ?? 1, head?.height ?? 1);
    const drawing = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .png()
      .timeout({ seconds: LONGEST_S });
    const data = await drawing.toBuffer().catch(() => {
      // It said that it is a picture; what cannot be drawn of it is broken.
      throw refusal(rule.field, rule.notPicture);
    });
    return { bytes: data, type: 'image/png', width: side, height: side };
  }, busy);
}

/** What the web shows everywhere; the others come from cameras and are for texts. */
const PLAIN: readonly string[] = ['jpeg', 'png', 'webp'];

/** The picture drawn anew in each size, the largest last. What is refused, and what is not kept of it, is as with `redrawn`. */
export async function redrawnInSizes(bytes: Buffer, rule: Omit<PictureRule, 'longestSide'>, sizes: readonly DrawnSize[]): Promise<readonly StoredFile[]> {
  return slots.take(async () => {
    const picture = withoutNotes(bytes);
    await refuseOthers(picture, rule, PLAIN);
    const drawings = sizes.map((size) =>
      sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
        .autoOrient()
        .resize({ ...size, fit: 'cover' })
        .webp({ quality: QUALITY })
        .timeout({ seconds: LONGEST_S }),
    );
    const drawn: StoredFile[] = [];
    for (const drawing of drawings) {
      const data = await drawing.toBuffer().catch(() => {
        // It said that it is a picture; what cannot be drawn of it is broken.
        throw refusal(rule.field, rule.notPicture);
      });
      drawn.push({ bytes: data, type: 'image/webp' });
    }
    return drawn;
  }, busy);
}

/** A picture that was drawn here, in the form in which documents carry pictures: a square of so many pixels, white where one could see through. */
export const asJpeg = (bytes: Buffer, side: number): Promise<Buffer> =>
  slots.take(
    () =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS })
        .resize({ width: side, height: side, fit: 'cover' })
        .flatten({ background: '#fff' })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    busy,
  );

/** Reads only the head: nothing has been decoded when a bomb is refused. */
async function refuseOthers(bytes: Buffer, { field, notPicture, tooManyPixels }: Omit<PictureRule, 'longestSide'>, formats = FORMATS): Promise<void> {
  const head = bytes.length > 0 ? await headOf(bytes) : null;
  if (!head || !formats.includes(head.format)) throw refusal(field, notPicture);
  if (head.width * head.height > MOST_PIXELS) throw refusal(field, tooManyPixels);
}

const headOf = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
const refusal = (field: string, sentence: string) => new RuleViolation(CODE.validation, sentence, { [field]: sentence });
const busy = () => new RuleViolation(CODE.unavailable, TEXT.unavailable, null, 'unavailable', { retryAfter: 5 });

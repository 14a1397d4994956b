import sharp from 'sharp';
import type { PictureField } from '../../contracts/profile-fields.js';

export type Colour = readonly [red: number, green: number, blue: number];
/** A round form in parts of the picture's width, its middle and its half axes. */
export interface Form {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
  readonly colour: Colour;
}

/** What tells one sample picture from the next: a ground that goes from one colour to another, and colours of the forms on it. */
export interface Palette {
  readonly from: Colour;
  readonly to: Colour;
  readonly forms: readonly [Colour, Colour, Colour];
}

/** Drawn small: the forms are round and stay so when they are made larger. */
const SIZE: Record<PictureField, { width: number; height: number }> = { avatar: { width: 400, height: 400 }, banner: { width: 960, height: 540 } };

/** Shoulders, head and hair as three round forms. */
const portrait = ([shoulders, skin, hair]: Palette['forms']): readonly Form[] => [
  { x: 0.5, y: 1.06, across: 0.4, down: 0.36, colour: shoulders },
  { x: 0.5, y: 0.4, across: 0.225, down: 0.25, colour: hair },
  { x: 0.5, y: 0.68, across: 0.075, down: 0.13, colour: skin },
  { x: 0.5, y: 0.465, across: 0.17, down: 0.2, colour: skin },
];

/** Hills under a sun. */
const landscape = ([far, near, sun]: Palette['forms']): readonly Form[] => [
  { x: 0.78, y: 0.17, across: 0.07, down: 0.07, colour: sun },
  { x: 0.2, y: 0.72, across: 0.5, down: 0.38, colour: far },
  { x: 0.85, y: 0.82, across: 0.55, down: 0.4, colour: near },
];

const FORMS: Record<PictureField, (forms: Palette['forms']) => readonly Form[]> = { avatar: portrait, banner: landscape };

/** A picture for a sample member, of round forms alone: ours, the same at each start, and of nobody. */
export async function drawPicture(field: PictureField, { from, to, forms }: Palette): Promise<Buffer> {
  return drawForms(SIZE[field], { from, to }, FORMS[field](forms));
}

/** Round forms, the last on top, on a ground that goes from one colour to another, as PNG; its size is in pixels. */
export async function drawForms(size: { width: number; height: number }, ground: Pick<Palette, 'from' | 'to'>, drawn: readonly Form[]): Promise<Buffer> {
  const canvas = new Canvas(size);
  canvas.fill(ground);
  for (const form of drawn) canvas.draw(form);
  return sharp(canvas.pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
}

/** Each form costs the pixels of its own box: a picture of hundreds of dots is drawn in the time of its ground. */
class Canvas {
  private readonly values: Float64Array;
  private readonly width: number;
  private readonly height: number;

  constructor({ width, height }: { width: number; height: number }) {
    [this.width, this.height] = [width, height];
    this.values = new Float64Array(width * height * 3);
  }

  get pixels(): Buffer {
    const { values } = this;
    const bytes = Buffer.alloc(values.length);
    for (let at = 0; at < values.length; at++) bytes[at] = Math.round(values[at] ?? 0);
    return bytes;
  }

  fill({ from, to }: Pick<Palette, 'from' | 'to'>): void {
    for (let row = 0; row < this.height; row++) {
      for (let column = 0; column < this.width; column++) {
        this.mix(row, column, from, 1);
        this.mix(row, column, to, (row / this.height + column / this.width) / 2);
      }
    }
  }

  /** The edge of a form is one pixel wide, so that it is smooth. */
  draw({ x, y, across, down, colour }: Form): void {
    const { width, height } = this;
    const sharpness = Math.min(across, down) * width;
    const reach = 1 + 0.5 / sharpness;
    const [top, bottom] = within((y - down * reach) * width, (y + down * reach) * width, height);
    const [left, right] = within((x - across * reach) * width, (x + across * reach) * width, width);
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        const distance = Math.sqrt(((column / width - x) / across) ** 2 + ((row / width - y) / down) ** 2) - 1;
        const covered = 0.5 - distance * sharpness;
        if (covered > 0) this.mix(row, column, colour, Math.min(1, covered));
      }
    }
  }

  private mix(row: number, column: number, colour: Colour, part: number): void {
    const at = (row * this.width + column) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const below = this.values[at + channel] ?? 0;
      this.values[at + channel] = below + ((colour[channel] ?? 0) - below) * part;
    }
  }
}

/** Whole numbers from one to another, without those off the canvas. */
const within = (first: number, last: number, end: number): [first: number, end: number] => [Math.max(0, Math.floor(first)), Math.min(end, Math.ceil(last) + 1)];

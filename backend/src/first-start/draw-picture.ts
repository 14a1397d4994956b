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
export async function drawForms(
  { width, height }: { width: number; height: number },
  { from, to }: Pick<Palette, 'from' | 'to'>,
  drawn: readonly Form[],
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const ground = mixed(from, to, (row / height + column / width) / 2);
      const colour = drawn.reduce((below, form) => mixed(below, form.colour, coverage(form, column / width, row / width, width)), ground);
      for (const [channel, value] of colour.entries()) pixels[(row * width + column) * 3 + channel] = Math.round(value);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** How much of a pixel a form covers: its edge is one pixel wide, so that it is smooth. */
function coverage({ x, y, across, down }: Form, column: number, row: number, width: number): number {
  const distance = Math.hypot((column - x) / across, (row - y) / down) - 1;
  return Math.min(1, Math.max(0, 0.5 - distance * Math.min(across, down) * width));
}

function mixed(one: Colour, other: Colour, part: number): Colour {
  const channel = (at: 0 | 1 | 2) => one[at] + (other[at] - one[at]) * part;
  return [channel(0), channel(1), channel(2)];
}

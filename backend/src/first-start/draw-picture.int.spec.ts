import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Colour, drawForms, type Form } from './draw-picture.js';

const SIZE = { width: 64, height: 36 } as const;
const GROUND = { from: [10, 72, 74], to: [216, 44, 62] } as const;
/** One within, one across two edges, one beneath another, one off the canvas. */
const FORMS: readonly Form[] = [
  { x: 0.5, y: 0.28, across: 0.2, down: 0.1, colour: [250, 238, 214] },
  { x: 0.98, y: 0.02, across: 0.1, down: 0.3, colour: [52, 178, 166] },
  { x: 0.52, y: 0.3, across: 0.03, down: 0.12, colour: [0, 0, 0] },
  { x: 1.5, y: 1.5, across: 0.2, down: 0.2, colour: [255, 255, 255] },
];

/** What a pixel is when every form is asked about it. */
function asked(column: number, row: number): number[] {
  const [x, y] = [column / SIZE.width, row / SIZE.width];
  const mixed = (one: readonly number[], other: Colour, part: number) => one.map((value, channel) => value + ((other[channel] ?? 0) - value) * part);
  const ground = mixed(GROUND.from, GROUND.to, (row / SIZE.height + x) / 2);
  const all = FORMS.reduce((below, form) => {
    const distance = Math.hypot((x - form.x) / form.across, (y - form.y) / form.down) - 1;
    return mixed(below, form.colour, Math.min(1, Math.max(0, 0.5 - distance * Math.min(form.across, form.down) * SIZE.width)));
  }, ground);
  return all.map(Math.round);
}

describe('A drawn picture', () => {
  it('is at each pixel what all its forms make of it, though each is drawn in its own box alone', async () => {
    const { data, info } = await sharp(await drawForms(SIZE, GROUND, FORMS))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ ...SIZE, channels: 3 });
    const pixels = Array.from({ length: SIZE.width * SIZE.height }, (_, at) => asked(at % SIZE.width, Math.floor(at / SIZE.width)));
    expect([...data]).toEqual(pixels.flat());
  });
});

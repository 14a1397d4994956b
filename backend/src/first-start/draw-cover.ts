import { type Colour, drawForms, type Form } from './draw-picture.js';

const SIZE = { width: 960, height: 540 } as const;
/** Height in parts of the width, as forms are placed. */
const TALL = SIZE.height / SIZE.width;

interface Scene {
  readonly from: Colour;
  readonly to: Colour;
  readonly forms: readonly Form[];
}

const PALE: Colour = [205, 240, 234];
const TEAL: Colour = [18, 94, 88];
const MINT: Colour = [52, 178, 166];
const CREAM: Colour = [250, 238, 214];
const CORAL: Colour = [226, 112, 86];
const INDIGO: Colour = [62, 66, 138];
const SAND: Colour = [234, 206, 164];
const PLUM: Colour = [122, 62, 108];

const dot = (x: number, y: number, radius: number, colour: Colour): Form => ({ x, y, across: radius, down: radius, colour });
const bar = (x: number, y: number, across: number, down: number, colour: Colour): Form => ({ x, y, across, down, colour });
/** So many forms side by side. */
const row = (count: number, make: (index: number) => Form): Form[] => Array.from({ length: count }, (_, index) => make(index));

/** What each cover shows. */
const SCENES = {
  /** I, ı, İ, i. */
  letters: {
    ...{ from: [12, 66, 64], to: [8, 50, 52] },
    forms: [
      dot(0.33, 0.28, 0.17, TEAL),
      dot(0.67, 0.28, 0.17, TEAL),
      bar(0.28, 0.28, 0.02, 0.1, PALE),
      bar(0.37, 0.305, 0.02, 0.075, PALE),
      bar(0.62, 0.29, 0.02, 0.095, PALE),
      dot(0.62, 0.165, 0.02, PALE),
      bar(0.71, 0.315, 0.02, 0.07, PALE),
      dot(0.71, 0.215, 0.02, PALE),
    ],
  },
  /** A lens over words. */
  search: {
    ...{ from: [10, 72, 74], to: [16, 44, 62] },
    forms: [
      ...row(6, (at) => bar(0.24 + (at % 2) * 0.05, 0.11 + at * 0.065, 0.14 - (at % 3) * 0.03, 0.012, TEAL)),
      ...row(6, (at) => bar(0.74 - (at % 2) * 0.04, 0.11 + at * 0.065, 0.15 - (at % 2) * 0.04, 0.012, TEAL)),
      ...row(9, (at) => dot(0.6 + at * 0.013, 0.36 + at * 0.013, 0.017, MINT)),
      dot(0.5, 0.26, 0.16, MINT),
      dot(0.5, 0.26, 0.138, [14, 60, 66]),
      bar(0.5, 0.23, 0.08, 0.014, PALE),
      bar(0.48, 0.285, 0.055, 0.014, PALE),
    ],
  },
  river: {
    ...{ from: [36, 46, 96], to: [88, 118, 178] },
    forms: row(7, (at) => bar(0.15 + (at % 3) * 0.35, 0.16 + at * 0.065, 0.5, 0.045, at % 2 ? [120, 158, 210] : [62, 90, 156])).concat([
      dot(0.8, 0.2, 0.05, CREAM),
    ]),
  },
  steps: {
    ...{ from: [252, 232, 214], to: [240, 190, 160] },
    forms: row(6, (at) => bar(0.15 + at * 0.14, TALL, 0.05, 0.42 - at * 0.062, at === 5 ? TEAL : CORAL)),
  },
  window: {
    ...{ from: [232, 226, 246], to: [178, 168, 218] },
    forms: [
      bar(0.5, 0.3, 0.34, 0.2, [250, 248, 254]),
      ...row(3, (at) => dot(0.29 + at * 0.035, 0.18, 0.011, [CORAL, SAND, MINT][at] ?? CORAL)),
      ...row(4, (at) => bar(0.42 + (at % 2) * 0.03, 0.25 + at * 0.05, 0.16 - (at % 2) * 0.05, 0.013, at === 1 ? INDIGO : [206, 198, 234])),
      dot(0.66, 0.34, 0.045, INDIGO),
    ],
  },
  stack: {
    ...{ from: [24, 58, 74], to: [12, 36, 52] },
    forms: row(5, (at) => bar(0.5, 0.44 - at * 0.08, 0.2, 0.055, at % 2 ? MINT : TEAL)).concat(row(5, (at) => dot(0.63, 0.44 - at * 0.08, 0.01, CREAM))),
  },
  bridge: {
    ...{ from: [250, 226, 190], to: [238, 168, 128] },
    forms: [
      dot(0.76, 0.15, 0.06, CREAM),
      ...row(3, (at) => dot(0.2 + at * 0.3, 0.46, 0.14, PLUM)),
      ...row(3, (at) => dot(0.2 + at * 0.3, 0.48, 0.105, [240, 176, 138])),
      bar(0.5, 0.33, 0.6, 0.02, PLUM),
      bar(0.5, 0.57, 0.7, 0.06, [70, 104, 140]),
    ],
  },
  clock: {
    ...{ from: [26, 34, 64], to: [58, 52, 104] },
    forms: [
      dot(0.5, 0.28, 0.2, CREAM),
      dot(0.5, 0.28, 0.175, [40, 44, 84]),
      ...row(12, (at) => dot(0.5 + 0.145 * Math.sin((at * Math.PI) / 6), 0.28 - 0.145 * Math.cos((at * Math.PI) / 6), 0.009, SAND)),
      bar(0.5, 0.225, 0.011, 0.07, CREAM),
      bar(0.545, 0.28, 0.055, 0.011, CORAL),
      dot(0.5, 0.28, 0.016, CREAM),
    ],
  },
  key: {
    ...{ from: [226, 240, 226], to: [150, 198, 168] },
    forms: [
      dot(0.34, 0.28, 0.11, TEAL),
      dot(0.34, 0.28, 0.06, [200, 224, 206]),
      bar(0.58, 0.28, 0.19, 0.022, TEAL),
      bar(0.66, 0.33, 0.016, 0.045, TEAL),
      bar(0.72, 0.325, 0.016, 0.04, TEAL),
    ],
  },
  /** Days of a month, some of them taken. */
  calendar: {
    ...{ from: [12, 92, 84], to: [10, 84, 78] },
    forms: [
      ...row(28, (at) => dot(0.24 + (at % 7) * 0.0867, 0.13 + Math.floor(at / 7) * 0.1, 0.032, [20, 112, 102])),
      dot(0.4133, 0.23, 0.034, PALE),
      ...row(7, (at) => dot(0.5 + at * 0.0145, 0.23, 0.034, PALE)),
      dot(0.5, 0.33, 0.034, [240, 178, 90]),
    ],
  },
  /** Two lines that meet at a stop. */
  route: {
    ...{ from: [34, 48, 78], to: [26, 38, 64] },
    forms: [
      ...row(130, (at) => dot(at / 128, 0.36, 0.011, MINT)),
      ...row(80, (at) => dot(0.12 + at * 0.00475, 0.12 + at * 0.003, 0.011, [240, 178, 90])),
      ...row(40, (at) => dot(0.5, 0.36 - at * 0.006 + 0.12, 0.011, [120, 158, 230])),
      dot(0.2, 0.36, 0.026, CREAM),
      dot(0.5, 0.36, 0.034, CREAM),
      dot(0.5, 0.36, 0.02, [34, 48, 78]),
      dot(0.8, 0.36, 0.026, CREAM),
      dot(0.12, 0.12, 0.026, CREAM),
    ],
  },
  /** Two leaves of a book. */
  pages: {
    ...{ from: [236, 228, 208], to: [226, 214, 190] },
    forms: [
      bar(0.36, 0.29, 0.17, 0.2, [250, 246, 236]),
      bar(0.64, 0.29, 0.17, 0.2, [250, 246, 236]),
      ...row(4, (at) => bar(0.36, 0.2 + at * 0.055, 0.1 - (at % 2) * 0.03, 0.01, [120, 108, 84])),
      ...row(4, (at) => bar(0.64, 0.2 + at * 0.055, 0.11 - (at % 3) * 0.03, 0.01, [198, 122, 70])),
    ],
  },
  /** Furrows under a low sun. */
  field: {
    ...{ from: [64, 74, 30], to: [46, 56, 24] },
    forms: [dot(0.78, 0.12, 0.06, [240, 190, 90]), ...row(8, (at) => bar(0.5, 0.26 + at * 0.05, 0.7, 0.022, at % 2 ? [112, 140, 50] : [88, 112, 40]))],
  },
} as const satisfies Record<string, Scene>;
export type CoverName = keyof typeof SCENES;
export const COVER_NAMES = Object.keys(SCENES) as CoverName[];

/** A picture above a sample post: ours, and the same at each start. */
export function drawCover(name: CoverName): Promise<Buffer> {
  const { from, to, forms }: Scene = SCENES[name];
  return drawForms(SIZE, { from, to }, forms);
}

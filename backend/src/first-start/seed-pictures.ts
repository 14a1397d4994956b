import { PICTURE_FIELDS, type PictureField } from '../../contracts/profile-fields.js';
import { drawPicture, type Palette } from './draw-picture.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';

/** Others have none, as in any community. */
const PICTURES: Readonly<Record<string, Partial<Record<PictureField, Palette>>>> = {
  'derya.aksoy': {
    avatar: {
      from: [203, 224, 222],
      to: [120, 172, 170],
      forms: [
        [38, 70, 83],
        [226, 177, 140],
        [52, 38, 33],
      ],
    },
  },
  'mert.dogan': {
    avatar: {
      from: [246, 226, 196],
      to: [226, 180, 128],
      forms: [
        [92, 62, 52],
        [214, 160, 120],
        [34, 30, 32],
      ],
    },
  },
  'elif.isik': {
    avatar: {
      from: [222, 214, 240],
      to: [160, 146, 204],
      forms: [
        [84, 62, 138],
        [240, 196, 164],
        [96, 52, 36],
      ],
    },
    banner: {
      from: [250, 222, 206],
      to: [170, 160, 214],
      forms: [
        [120, 108, 178],
        [72, 62, 130],
        [255, 244, 214],
      ],
    },
  },
  ozan_celik: {
    avatar: {
      from: [198, 226, 240],
      to: [112, 170, 206],
      forms: [
        [232, 112, 82],
        [232, 184, 148],
        [58, 44, 38],
      ],
    },
    banner: {
      from: [206, 232, 244],
      to: [126, 186, 206],
      forms: [
        [74, 140, 150],
        [38, 92, 110],
        [255, 232, 170],
      ],
    },
  },
  'irem.sahin': {
    avatar: {
      from: [252, 220, 214],
      to: [232, 154, 146],
      forms: [
        [150, 52, 72],
        [244, 204, 178],
        [44, 32, 40],
      ],
    },
  },
  'gokce.unal': {
    avatar: {
      from: [222, 236, 206],
      to: [152, 188, 122],
      forms: [
        [54, 92, 62],
        [222, 170, 132],
        [120, 78, 44],
      ],
    },
    banner: {
      from: [244, 240, 206],
      to: [176, 202, 140],
      forms: [
        [112, 150, 92],
        [62, 104, 74],
        [255, 214, 140],
      ],
    },
  },
  cagri_yildiz: {
    avatar: {
      from: [214, 222, 234],
      to: [130, 146, 178],
      forms: [
        [40, 52, 88],
        [206, 150, 112],
        [24, 24, 28],
      ],
    },
  },
  'isil.tas': {
    avatar: {
      from: [255, 236, 200],
      to: [246, 190, 100],
      forms: [
        [32, 110, 120],
        [246, 206, 176],
        [176, 104, 48],
      ],
    },
  },
  'baris.ince': {
    avatar: {
      from: [226, 226, 222],
      to: [164, 164, 156],
      forms: [
        [196, 82, 60],
        [196, 142, 104],
        [48, 40, 36],
      ],
    },
  },
};

/** The pictures of a sample member. They are of today: what was uploaded long ago and is not shown yet would go at once. */
export async function showPictures(start: FirstStart, username: string, at: string): Promise<void> {
  for (const field of PICTURE_FIELDS) {
    const palette = PICTURES[username]?.[field];
    if (palette) await start.showPicture(field, await drawPicture(field, palette), username, at, actor(start, username));
  }
}

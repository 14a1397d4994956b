/** The pictures and the CV file of a profile, on the wire. */
import type { PictureField } from './profile-fields.js';

/** Bytes; `anHour`: uploads that a member may try before they have to wait. */
export const PROFILE_FILE_LIMITS = { upload: 5_242_880, anHour: 30, url: 500 } as const;

/** The sizes that each is drawn in, the smallest first; in pixels. */
export const PICTURE_SIZES = {
  avatar: [64, 160, 400].map((side) => ({ width: side, height: side })),
  banner: [640, 1120, 1920].map((width) => ({ width, height: (width / 16) * 9 })),
} as const satisfies Record<PictureField, readonly { width: number; height: number }[]>;

/** What a chosen picture has at least: on a page it would be blurred otherwise. */
export const LEAST_PICTURE = { avatar: { width: 160, height: 160 }, banner: { width: 640, height: 360 } } as const satisfies Record<
  PictureField,
  { width: number; height: number }
>;

/** Where the pictures of profiles are read: `PICTURE_PATH/id?size=small`. */
export const PICTURE_PATH = '/api/profile/pictures';
export const PICTURE_SIZE_NAMES = ['small', 'medium', 'large'] as const;
export type PictureSize = (typeof PICTURE_SIZE_NAMES)[number];
/** The address of a picture in one of its sizes. */
export const pictureIn = (address: string, size: PictureSize): string => `${address}?size=${size}`;

export interface UploadedProfileFile {
  url: string;
}
export interface DeletedProfileFile {
  deleted: boolean;
}

/** Bodies of the three ways to delete: nothing happens when another one stands there by now. */
export interface DeleteAvatarRequest {
  avatarUrl?: string;
}
export interface DeleteBannerRequest {
  bannerUrl?: string;
}
export interface DeleteCvRequest {
  cvUrl?: string;
}

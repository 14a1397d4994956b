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

export const PICTURE_TEXT = {
  avatar: { saved: 'Profil fotoğrafı güncellendi.', deleted: 'Profil fotoğrafı silindi.', failed: 'Profil fotoğrafı yüklenemedi.' },
  banner: { saved: 'Kapak fotoğrafı güncellendi.', deleted: 'Kapak fotoğrafı silindi.', failed: 'Kapak fotoğrafı yüklenemedi.' },
  notPicture: 'Lütfen PNG, JPEG veya WebP biçiminde bir görsel seçin.',
  tooLarge: "Dosya boyutu 5MB'dan küçük olmalı.",
  tooSmall: ({ width, height }: { width: number; height: number }) => `Görsel çok küçük. En az ${width} × ${height} piksel olmalı.`,
  tooManyPixels: 'Görselin kenarları çok uzun. Lütfen daha küçük bir görsel seçin.',
  notFound: 'Bu görsel bulunamadı veya kaldırıldı.',
  tooMany: 'Kısa sürede çok fazla görsel yüklediniz. Lütfen biraz sonra tekrar deneyin.',
} as const satisfies Record<PictureField, object> & Record<string, unknown>;

/** For what nobody has a better sentence for. `reason` may end with a full stop. */
const cvFailed = (reason: string): string => `CV yüklenirken bir hata oluştu: ${reason.replace(/\.$/, '')}.`;
export const CV_TEXT = {
  saved: 'CV başarıyla yüklendi.',
  deleted: 'CV başarıyla silindi.',
  failed: cvFailed,
  deleteFailed: 'CV silinirken bir hata oluştu.',
  notPdf: 'Sadece PDF dosyası yükleyebilirsiniz.',
  tooLarge: "CV dosyası 5MB'dan küçük olmalı.",
  broken: cvFailed('dosya bozuk veya PDF olmayan bölümler içeriyor. Belgeyi yeniden PDF olarak kaydedip tekrar deneyin'),
  encrypted: cvFailed('dosya parolayla korunuyor. Korumayı kaldırıp tekrar deneyin'),
  active: cvFailed('dosyada çalışabilen içerik (betik, eklenmiş dosya veya form) var. Belgeyi "PDF olarak yazdır" ile yeniden kaydedip tekrar deneyin'),
  tooMany: 'Kısa sürede çok fazla dosya yüklediniz. Lütfen biraz sonra tekrar deneyin.',
} as const;

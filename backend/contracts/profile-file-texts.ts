/** What is said about the pictures and the CV file of a profile; apart from what every page needs to show a picture. */
import type { PictureField } from './profile-fields.js';

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

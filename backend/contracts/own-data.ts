/** A copy of one's own data, and the end of an account, on the wire. */
export const OWN_DATA_LIMITS = { graceDays: 7, exportKeptDays: 7, hoursBetweenExports: 24 } as const;

export const OWN_DATA_TEXT = {
  exportRequested: 'Verileriniz hazırlanıyor. Hazır olunca size e-posta göndereceğiz.',
  exportUnderWay: 'Verileriniz zaten hazırlanıyor. Hazır olunca size e-posta göndereceğiz.',
  exportTooSoon: 'Verilerinizi günde bir kez isteyebilirsiniz. Lütfen yarın tekrar deneyin.',
  exportGone: 'Bu dosya bulunamadı veya süresi doldu. Verilerinizi yeniden isteyebilirsiniz.',
  deletionRequested: `Hesabınız ${OWN_DATA_LIMITS.graceDays} gün sonra silinecek. O güne kadar vazgeçebilirsiniz.`,
  deletionCancelled: 'Hesabınız silinmeyecek.',
  deletionFailed: 'Hesabınız için silme isteği kaydedilemedi',
  wrongPassword: 'Şifreniz hatalı',
  passwordRequired: 'Şifre gereklidir',
  adminKept: 'Yönetici hesapları silinemez. Önce başka bir yönetici rolünüzü değiştirmelidir.',
} as const;

export type DataExportState = 'preparing' | 'ready' | 'expired';

export interface DataExport {
  id: string;
  state: DataExportState;
  requested_at: string;
  ready_at: string | null;
  /** ISO time until which the file can be downloaded, or null while it is not ready. */
  expires_at: string | null;
  size_bytes: number | null;
}

export interface RequestDeletion {
  /** Of those who have one; others have shown before who they are (`OwnProof`). */
  password?: string;
  /** Whether what the member wrote stays, under 'Silinmiş üye'. */
  keep_content: boolean;
}

/** The account will be erased at `due` (ISO time) unless the member changes their mind. */
export interface PendingDeletion {
  due: string;
  keep_content: boolean;
}

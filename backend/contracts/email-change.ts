/** A change of one's e-mail address on the wire. */

export const EMAIL_CHANGE_LIMITS = { linkHours: 24, undoDays: 7, perDay: 5 } as const;

export const EMAIL_CHANGE_TEXT = {
  asked: 'Yeni adresinize bir onay bağlantısı gönderdik. Siz onaylayana kadar mevcut adresiniz geçerlidir.',
  confirmed: `E-posta adresiniz değişti. Önceki adresinize, ${EMAIL_CHANGE_LIMITS.undoDays} gün geçerli bir geri alma bağlantısı gönderdik.`,
  undone: 'Önceki e-posta adresiniz geri geldi ve bütün oturumlarınız kapatıldı. Şimdi yeni bir şifre belirleyin.',
  same: 'Bu zaten hesabınızın e-posta adresi.',
  taken: 'Bu adres başka bir hesaba ait. Adresiniz değişmedi.',
  blocked: 'Bu adres kullanılamıyor. Adresiniz değişmedi.',
  linkInvalid: 'Bu bağlantı geçersiz veya süresi dolmuş.',
  settling: `E-posta adresinizi kısa süre önce değiştirdiniz. Geri alma süresi (${EMAIL_CHANGE_LIMITS.undoDays} gün) dolmadan yeniden değiştiremezsiniz.`,
  deletionDue: 'Hesabınızın silinmesini istediniz. E-posta adresinizi değiştirmek için önce bundan vazgeçin.',
  deletionWaits: `E-posta adresinizi kısa süre önce değiştirdiniz. Geri alma süresi (${EMAIL_CHANGE_LIMITS.undoDays} gün) dolmadan hesabınızı silemezsiniz.`,
  tooMany: 'Bugün çok fazla e-posta değişikliği istediniz. Lütfen daha sonra tekrar deneyin.',
} as const;

export interface EmailChangeRequest {
  email: string;
  /** Left out by members who have none, or have just shown another proof. */
  password?: string;
}

/** The token of the mail that asks for a confirmation, or of the one that offers the way back. */
export interface EmailChangeTokenRequest {
  token: string;
}

export interface EmailChangeState {
  email: string;
  /** The address that has not been confirmed yet, or null. */
  waiting: { email: string; until: string } | null;
  /** ISO time until which the last change can be taken back, or null. */
  undo_until: string | null;
}

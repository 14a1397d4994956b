/** A change of one's username on the wire. */

/** How often a name changes, how long a former one is kept for its member, how many of those may lead to the profile, and how often a change is tried in a day. */
export const USERNAME_LIMITS = { everyDays: 30, heldDays: 90, redirects: 3, perDay: 10 } as const;

export const USERNAME_TEXT = {
  changed: 'Kullanıcı adınız değişti.',
  tooSoon: `Kullanıcı adınızı ${USERNAME_LIMITS.everyDays} günde bir değiştirebilirsiniz.`,
  same: 'Bu zaten kullanıcı adınız.',
  caseOpen: 'Hakkınızda sonuçlanmamış bir inceleme varken kullanıcı adınızı değiştiremezsiniz.',
  deletionDue: 'Hesabınızın silinmesini istediniz. Kullanıcı adınızı değiştirmek için önce bundan vazgeçin.',
  addressSettling: 'E-posta adresinizi kısa süre önce değiştirdiniz. Geri alma süresi dolmadan kullanıcı adınızı değiştiremezsiniz.',
  tooMany: 'Bugün çok fazla kullanıcı adı denediniz. Lütfen daha sonra tekrar deneyin.',
  redirectsFull: `En fazla ${USERNAME_LIMITS.redirects} eski ad profilinize yönlendirebilir. Önce birinin yönlendirmesini kapatın.`,
  redirectOn: 'Eski adresiniz profilinize yönlendiriyor.',
  redirectOff: `Yönlendirme kapandı. Eski adınız ${USERNAME_LIMITS.heldDays} gün daha size ayrılmış kalır.`,
  formerUnknown: 'Bu eski kullanıcı adı artık size ayrılmış değil.',
} as const;

export interface UsernameChangeRequest {
  username: string;
  /** Whether the former address of the profile leads to the new one. */
  redirect: boolean;
  /** Left out by members who have none, or have just shown another proof. */
  password?: string;
}

export interface UsernameRedirectRequest {
  redirect: boolean;
}

/** A name that is still kept for the member who had it. */
export interface FormerUsername {
  id: string;
  username: string;
  /** ISO time at which it was given up. */
  given_up_at: string;
  redirects: boolean;
  /** ISO time until which it is kept; null as long as it leads to the profile. */
  held_until: string | null;
}

export interface UsernameState {
  username: string;
  /** ISO time from which the next change is possible, or null when it is now. */
  next_change_at: string | null;
  /** The newest first. */
  former: FormerUsername[];
}

/** Following projects on the wire. */
export const PROJECT_FOLLOW_LIMITS = {
  /** Of one member in a minute. */
  aMinute: 30,
  /** Of one project by one member, ever. */
  ofOneProject: 100,
} as const;

export const PROJECT_FOLLOW_TEXT = {
  follow: 'Takip Et',
  following: 'Takip Ediliyor',
  tooOften: 'Kısa sürede çok fazla projeyi takip ettiniz. Lütfen biraz sonra tekrar deneyin.',
  worn: 'Bu projeyi artık yeniden takip edemezsiniz.',
} as const;

/** Answer of `POST /api/projects/{id}/follow` and `/unfollow`, and of `GET /api/projects/{id}/following`. */
export interface ProjectFollow {
  following: boolean;
  followers: number;
}

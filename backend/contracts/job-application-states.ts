/** How an application to a job listing stands. */
export const APPLICATION_STATES = ['sent', 'seen', 'reviewing', 'positive', 'negative', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
export const APPLICATION_STATE_LABEL: Record<ApplicationState, string> = {
  sent: 'Gönderildi',
  seen: 'Görüldü',
  reviewing: 'Değerlendiriliyor',
  positive: 'Olumlu',
  negative: 'Olumsuz',
  withdrawn: 'Geri çekildi',
};

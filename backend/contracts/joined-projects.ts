/** What is said of the projects that a member is in. Apart from `projects.ts`, since every page of the member app loads it. */
export const JOINED_TEXT = {
  title: 'Katıldığım projeler',
  total: (count: number): string => `Toplam ${count} proje`,
  failed: 'Katıldığın projeler yüklenemedi',
  empty: 'Henüz katıldığın proje yok.',
} as const;

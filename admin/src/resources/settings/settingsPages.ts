/** The pages of the settings, in the order of the navigation. */
export const SETTINGS_PAGES = [
  { to: '/settings', label: 'İlkeler' },
  { to: '/settings/reasons', label: 'Hazır gerekçeler' },
  { to: '/settings/projects', label: 'Proje listeleri' },
  { to: '/settings/words', label: 'Sözcükler' },
  { to: '/settings/blocks', label: 'Engellenen adresler' },
] as const;
export type SettingsPath = (typeof SETTINGS_PAGES)[number]['to'];

/** How the member app looks to a member, on the wire: it goes with the account from device to device. */
export const THEMES = ['light', 'dark', 'auto'] as const;
export const FONT_SIZES = ['small', 'medium', 'large'] as const;

/** `GET` and `PUT /api/auth/appearance`; what is asked for is null for somebody who never chose. */
export interface Appearance {
  /** `auto` follows the device. */
  theme: (typeof THEMES)[number];
  font_size: (typeof FONT_SIZES)[number];
  compact_mode: boolean;
  animations: boolean;
}

/** Widths at which layouts change; style sheets name them `@media (--phone)`. */
export const breakpoint: Record<string, string> = {
  phone: '(max-width: 51.24em)',
  small: '(max-width: 36em)',
  wide: '(min-width: 64em)',
  desk: '(min-width: 51.25em)',
  'no-preview': '(max-width: 67.5em)',
  'no-rail': '(max-width: 72em)',
  'no-both': '(max-width: 86em)',
};

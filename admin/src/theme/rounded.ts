import { radius } from '@design/tokens';

/** Corner sizes as CSS lengths: a bare number in `sx` would be multiplied by MUI. */
export const rounded = { small: `${radius.small}px`, medium: `${radius.medium}px`, large: `${radius.large}px`, pill: '999px' } as const;

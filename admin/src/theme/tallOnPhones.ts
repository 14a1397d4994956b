/** A link that stands alone: as tall as a finger on phones, as tall as its text elsewhere. */
export const tallOnPhones = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 0 } } as const;

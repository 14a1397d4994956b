/** Columns that a phone leaves to the member's own page. */
export const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Columns that a phone leaves to the member's own page. */
export const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;
/** Columns that a tablet held upright leaves there too. */
export const widestOnly = { display: { xs: 'none', md: 'table-cell' } } as const;

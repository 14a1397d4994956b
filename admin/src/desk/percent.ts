const FORMAT = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 });

/** `%81` */
export const percent = (share: number): string => FORMAT.format(share);

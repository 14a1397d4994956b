const number = new Intl.NumberFormat('tr-TR');

/** '12.480' */
export const turkishNumber = (value: number): string => number.format(value);

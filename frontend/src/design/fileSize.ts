const KB = 1_024;
const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** '184 KB', '1,2 MB' */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${whole.format(bytes)} B`;
  return bytes < KB * KB ? `${whole.format(bytes / KB)} KB` : `${oneDigit.format(bytes / KB / KB)} MB`;
}

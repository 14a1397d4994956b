/** A text that a provider sent, without blanks around it; null when it is none or empty. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

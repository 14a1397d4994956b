const WRITTEN = Symbol('what may be written in a text');

/** `list` and `object`: as JSON. `words`: as a list in JSON, or with commas between them. */
type Written = 'list' | 'words' | 'object';
interface Rule {
  readonly longest: number;
  readonly as: Written;
}

/** The field takes its value also in a text of at most so many characters. */
export const WrittenAs =
  (as: Written, longest: number): PropertyDecorator =>
  (target, field) =>
    Reflect.defineMetadata(WRITTEN, { longest, as } satisfies Rule, target, field);

/** The value that such a field was sent as a text; anything else as it was sent, for the check to judge. */
export function writtenValue(sent: unknown, dto: object, field: string): unknown {
  const rule = typeof sent === 'string' ? (Reflect.getMetadata(WRITTEN, dto, field) as Rule | undefined) : undefined;
  if (typeof sent !== 'string' || !rule || sent.length > rule.longest) return sent;
  if (sent.trim() === '') return rule.as === 'object' ? {} : [];
  if (rule.as === 'words' && !sent.trim().startsWith('[')) return sent.split(',').map((word) => word.trim());
  try {
    const read: unknown = JSON.parse(sent);
    const isMeant = rule.as === 'object' ? typeof read === 'object' && read !== null && !Array.isArray(read) : Array.isArray(read);
    return isMeant ? read : sent;
  } catch {
    // The check says what was expected.
    return sent;
  }
}

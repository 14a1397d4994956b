const LONGEST = Symbol('longest written list');

/** The field takes a list also as JSON in a text of at most so many characters. */
export const WrittenList =
  (longest: number): PropertyDecorator =>
  (target, field) =>
    Reflect.defineMetadata(LONGEST, longest, target, field);

/** The list that such a field was sent as a text; anything else as it was sent, for the check to judge. */
export function listOf(sent: unknown, dto: object, field: string): unknown {
  const longest: unknown = typeof sent === 'string' ? Reflect.getMetadata(LONGEST, dto, field) : undefined;
  if (typeof sent !== 'string' || typeof longest !== 'number' || sent.length > longest) return sent;
  if (sent.trim() === '') return [];
  try {
    const read: unknown = JSON.parse(sent);
    return Array.isArray(read) ? read : sent;
  } catch {
    // The check says that a list was expected.
    return sent;
  }
}

/** A rule that forbids what was asked. `code` is for programs, the message is a Turkish sentence for people. */
export class RuleViolation extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** First problem of each field, where fields are to blame. */
    readonly fields: Readonly<Record<string, string>> | null = null,
    readonly kind:
      | 'conflict'
      | 'not-found'
      | 'gone'
      | 'forbidden'
      | 'invalid'
      | 'unauthorized'
      | 'rate-limited'
      | 'malformed'
      | 'unavailable'
      | 'too-large'
      | 'unsupported' = fields ? 'invalid' : 'conflict',
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'RuleViolation';
  }
}

/** Throws when there is any problem, with the first one as the sentence. */
export function refuseProblems(code: string, problems: Readonly<Record<string, string | undefined>>): void {
  const found = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const [first] = found;
  if (first) throw new RuleViolation(code, first[1], Object.fromEntries(found));
}

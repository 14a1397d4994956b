import type { HttpError } from 'react-admin';

/** What a refusal says of the fields of a form. */
export const problemsIn = ({ body }: HttpError): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries((body?.fields ?? {}) as Record<string, readonly string[]>).map(([name, [problem]]) => [name, problem]));

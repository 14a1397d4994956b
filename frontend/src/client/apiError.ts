import { CODE, TEXT } from '@contracts/envelope';
import type { Failure } from '@contracts/failure';

/** Status of a request that never got an answer. */
export const NO_ANSWER = 0;

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Partial<Failure> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** First sentence of each field that the server refused. */
  get fields(): Record<string, string> {
    const entries = Object.entries(this.details.fields ?? {}).map(([field, sentences]) => [field, sentences[0] ?? TEXT.validation]);
    return Object.fromEntries(entries) as Record<string, string>;
  }

  /** Whether the server may or may not have done it, so that the same request may be sent again. */
  get mayRepeat(): boolean {
    return this.status === NO_ANSWER || this.status >= 500;
  }
}

/** Whether the browser itself knows that nothing can be reached. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

export const noAnswer = () => new ApiError(NO_ANSWER, CODE.unavailable, isOffline() ? TEXT.offline : TEXT.unavailable);

/** The sentence to show for anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : TEXT.internal);
export const hasCode = (error: unknown, code: string): error is ApiError => error instanceof ApiError && error.code === code;

/** For a form: hands it the fields that the server refused. */
export const refusing = (refuse: (fields: Record<string, string>) => void) => (error: Error) => {
  if (error instanceof ApiError) refuse(error.fields);
};

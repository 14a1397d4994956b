import { messageOf } from '../client/apiError';
import { Callout } from '../design/Callout';

/** A failure in words. */
export interface Told {
  title?: string;
  text: string;
}
/** What stands over the reason, or what is said of it instead. */
export type FailureWords = string | ((error: unknown) => Told);

interface Props {
  of: { isError: boolean; error: Error | null };
  title?: FailureWords;
}

/** Says above a form why what it asked for could not be done. */
export function Failure({ of: { isError, error }, title }: Props) {
  if (!isError) return null;
  const told = typeof title === 'function' ? title(error) : { title, text: messageOf(error) };
  return (
    <Callout tone="danger" role="alert" title={told.title}>
      {told.text}
    </Callout>
  );
}
